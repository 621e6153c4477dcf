public import Foundation
import LayoutSimMotion
import QuartzCore

extension UIView {
    /// Animates changes along the curve in the options, for a duration and after a delay in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, delay: delay, options: options)
        ViewAnimation.run(settings, options, animations: animations, completion: completion)
    }

    /// Animates changes that ease in and out, for a duration in seconds.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation.run(
            AnimationSettings(duration: duration, options: []), animations: animations, completion: completion)
    }

    /// Animates changes that ease in and out, for a duration in seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        ViewAnimation.run(AnimationSettings(duration: duration, options: []), animations: animations, completion: nil)
    }

    /// Animates changes with a damped spring that settles in a duration in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            dampingRatio: Double(dampingRatio), settlingIn: duration, velocity: Double(velocity))
        let settings = AnimationSettings(duration: duration, delay: delay, options: options, spring: spring)
        ViewAnimation.run(settings, options, animations: animations, completion: completion)
    }

    /// Animates changes with a spring of a perceived duration, in seconds, and a bounce from -1 to 1.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
        let whole = duration > 0 ? spring.settlingDuration : 0
        let settings = AnimationSettings(duration: whole, delay: delay, options: options, spring: spring)
        ViewAnimation.run(settings, options, animations: animations, completion: completion)
    }

    /// Animates the changes of keyframes that are added in the block, for a duration and after a delay in seconds.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // The bits that both kinds of options share have the same meaning, and code passes curves in them.
        let shared = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
        let settings = AnimationSettings(duration: duration, delay: delay, options: shared)
        guard ViewAnimation.current.isEnabled, duration > 0 else {
            return ViewAnimation.run(settings, animations: animations, completion: completion)
        }
        KeyframeRecorder.run(settings, options, animations: animations, completion: completion)
    }

    /// Adds a keyframe whose start and duration are fractions of the whole, from 0 to 1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let recorder = ViewAnimation.current.group?.keyframes else { return animations() }
        let outer = recorder.frame
        let start = min(max(frameStartTime, 0), 1)
        recorder.frame = start...min(max(start + frameDuration, start), 1)
        animations()
        recorder.frame = outer
    }

    /// Removes views at once, not animated here, and animates further changes for 0.35 seconds.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        for view in views { view.removeFromSuperview() }
        let settings = AnimationSettings(duration: 0.35, options: options)
        ViewAnimation.run(settings, options, animations: parallelAnimations ?? {}, completion: completion)
    }

    /// Makes the changes of a block repeat within the current animation; a count of 0 plays them once.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let group = ViewAnimation.current.group else { return animations() }
        let settings = group.settings
        group.settings.repeatCount = Float(count)
        group.settings.autoreverses = autoreverses
        animations()
        group.settings = settings
    }

    /// Makes changes without animating them.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.current.withoutAnimation(actionsWithoutAnimation)
    }
    /// Sets whether changes in animation blocks are animated; if not, they take effect at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.current.isEnabled = enabled }
    /// Whether changes in animation blocks are animated.
    public class var areAnimationsEnabled: Bool { ViewAnimation.current.isEnabled }
    /// The duration of the innermost animation block in seconds, or 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current.group?.settings.duration ?? 0 }
}
