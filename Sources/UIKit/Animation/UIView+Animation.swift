public import Foundation

extension UIView {
    public enum AnimationCurve: Int, Sendable { case easeInOut = 0, easeIn, easeOut, linear }
    public enum AnimationTransition: Int, Sendable { case none = 0, flipFromLeft, flipFromRight, curlUp, curlDown }
    public enum SystemAnimation: UInt, Sendable { case delete = 0 }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { ViewAnimation.run(duration: duration, animations: animations, completion: completion) }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { ViewAnimation.run(duration: duration, animations: animations, completion: completion) }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        ViewAnimation.run(duration: duration, animations: animations, completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { ViewAnimation.run(duration: duration, animations: animations, completion: completion) }

    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(animations) {
            ViewAnimation.run(duration: duration, animations: $0, completion: completion)
        }
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { ViewAnimation.run(duration: duration, animations: animations ?? {}, completion: completion) }

    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else {
            if let superview = fromView.superview {
                toView.frame = fromView.frame
                superview.insertSubview(toView, aboveSubview: fromView)
            }
            fromView.removeFromSuperview()
        }
        ViewAnimation.run(duration: duration, animations: {}, completion: completion)
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { ViewAnimation.run(duration: duration, animations: animations, completion: completion) }

    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        for view in views { view.removeFromSuperview() }
        ViewAnimation.run(duration: 0.35, animations: parallelAnimations ?? {}, completion: completion)
    }

    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = ViewAnimation.current.isEnabled
        ViewAnimation.current.isEnabled = false
        actionsWithoutAnimation()
        ViewAnimation.current.isEnabled = wereEnabled
    }
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.current.isEnabled = enabled }
    public class var areAnimationsEnabled: Bool { ViewAnimation.current.isEnabled }
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current.duration ?? 0 }

    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        ViewAnimation.current.duration = 0.2
    }
    public class func commitAnimations() { ViewAnimation.current.duration = nil }
    public class func setAnimationDuration(_ duration: TimeInterval) { ViewAnimation.current.duration = duration }
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

/// The animation that is being described, whose values change at once.
@MainActor final class ViewAnimation {
    static let current = ViewAnimation()
    var isEnabled = true
    var duration: TimeInterval?

    /// Changes values at once; the completion runs at once without animations, else on the main queue.
    static func run(duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?) {
        let outer = current.duration
        current.duration = outer ?? duration
        animations()
        current.duration = outer
        guard let completion else { return }
        guard current.isEnabled, duration > 0 else { return completion(true) }
        Completion(body: completion).post()
    }

    /// What is to be called when an animation ends.
    private struct Completion {
        nonisolated(unsafe) let body: (Bool) -> Void

        func post() {
            nonisolated(unsafe) let body = unsafe self.body
            DispatchQueue.main.async { unsafe body(true) }
        }
    }
}
