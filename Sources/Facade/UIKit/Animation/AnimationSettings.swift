import CoreGraphics
import Foundation
import LayoutSimMotion
import QuartzCore
import LayoutSimUIKitArithmetic

/// The settings of an animation block.
struct AnimationSettings {
    /// The duration in seconds.
    var duration: Double
    /// The delay in seconds.
    var delay: Double = 0
    var curve = MotionCurve(.easeInOut)
    var beginsFromCurrentState = false
    /// The repeat count; 0 to play once.
    var repeatCount: Float = 0
    var autoreverses = false
    var laysOutSubviews = false
    /// Whether pending updates are made wherever changes begin or cease to be animated.
    var flushesUpdates = false
    /// Whether the views that change take no touches meanwhile.
    var holdsTouches = false

    /// Creates the settings of an app's animation with options, or of an animation of UIKit's own without them.
    init(duration: Double, delay: Double = 0, options: UIView.AnimationOptions? = nil, spring: Spring? = nil) {
        (self.duration, self.delay) = (duration, delay)
        holdsTouches = options.map { !$0.contains(.allowUserInteraction) } ?? false
        let options = options ?? []
        curve = spring.map { .spring($0) } ?? MotionCurve(options.curve)
        beginsFromCurrentState = options.contains(.beginFromCurrentState)
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
        laysOutSubviews = options.contains(.layoutSubviews)
        flushesUpdates = options.contains(.flushUpdates)
    }

    /// Sets the duration, repetition and begin time of an animation that is about to be added to a layer.
    func time(_ animation: CAAnimation, on layer: CALayer) {
        animation.duration = duration
        animation.fillMode = .both
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
    }

    /// Returns the settings of a nested block, which inherits most of them from an outer animation.
    func nested(in outer: AnimationSettings, _ options: UIView.AnimationOptions) -> AnimationSettings {
        var settings = self
        if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
        if !options.contains(.overrideInheritedOptions) {
            settings.repeatCount = outer.repeatCount
            settings.autoreverses = outer.autoreverses
            settings.beginsFromCurrentState = outer.beginsFromCurrentState
            settings.holdsTouches = outer.holdsTouches
        }
        settings.flushesUpdates = flushesUpdates || outer.flushesUpdates
        return settings
    }
}

extension UIView.AnimationOptions {
    /// The curve, encoded as a number in some of the bits.
    var curve: UIView.AnimationCurve {
        let number = Int(rawValue >> 16 & 0xF)
        // 7 is the keyboard's curve, whose timing no API exposes.
        return UIView.AnimationCurve(rawValue: number) ?? .easeInOut
    }

    /// The transition, encoded as a number in some of the bits.
    var transition: UIView.AnimationOptions {
        UIView.AnimationOptions(rawValue: rawValue & UIView.AnimationOptions(rawValue: 0xF << 20).rawValue)
    }
}
