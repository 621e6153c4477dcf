import CoreGraphics
import Foundation
import LayoutSimMotion
import QuartzCore

/// The timing curve of an animation.
enum MotionCurve {
    case cubic(CAMediaTimingFunction)
    case spring(Spring)

    init(_ curve: UIView.AnimationCurve) {
        let name: CAMediaTimingFunctionName =
            switch curve {
            case .easeInOut: .easeInEaseOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        self = .cubic(CAMediaTimingFunction(name: name))
    }

    /// Returns the progress at a fraction of a duration in seconds.
    func progress(at part: Double, of duration: Double) -> Double {
        switch self {
        case .cubic(let function): function.progress(at: part)
        case .spring(let spring): part <= 0 ? 0 : part >= 1 ? 1 : spring.position(at: part * duration)
        }
    }

    /// Returns the curve as a value without object references, for a duration in seconds.
    func timing(of duration: Double) -> TimingCurve {
        switch self {
        case .cubic(let function): function.timing
        case .spring(let spring): TimingCurve(spring, for: duration)
        }
    }

    /// Returns the first fraction of a duration at which a progress is reached.
    func part(at progress: Double, of duration: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        let steps = 256
        let first = (1...steps).first { self.progress(at: Double($0) / Double(steps), of: duration) >= progress }
        var high = Double(first ?? steps) / Double(steps)
        var low = high - 1 / Double(steps)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
        }
        return high
    }
}

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

    init(duration: Double, delay: Double = 0, options: UIView.AnimationOptions = [], spring: Spring? = nil) {
        (self.duration, self.delay) = (duration, delay)
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
