public import Foundation
import QuartzCore

extension UIView {
    /// Changes a view with the transition in the options, or animates each change if there is none.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ViewTransition.run(in: view, duration, options, completion) { animations?() }
    }

    /// Replaces a view with another in its superview, or shows one and hides the other, with the transition in the
    /// options.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewTransition.run(in: fromView.superview ?? fromView, duration, options, completion) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
                return
            }
            if let superview = fromView.superview {
                toView.frame = fromView.frame
                superview.insertSubview(toView, aboveSubview: fromView)
            }
            fromView.removeFromSuperview()
        }
    }
}

/// A transition of a view's contents as a whole.
@MainActor enum ViewTransition {
    static func run(
        in view: UIView, _ duration: Double, _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?,
        _ changes: () -> Void
    ) {
        let settings = AnimationSettings(duration: duration, options: options)
        guard ViewAnimation.current.isEnabled, duration > 0, let type = type(of: options) else {
            return ViewAnimation.run(settings, options, animations: changes, completion: completion)
        }
        let group = AnimationGroup(settings, completion: completion)
        let transition = CATransition()
        transition.type = type
        if let function = settings.curve.function { transition.timingFunction = function }
        transition.isShownByHost = true
        let former = FormerLook(of: view)
        // Changes of the contents are part of the final snapshot, unless they are to be animated individually.
        if options.contains(.allowAnimatedContent) {
            ViewAnimation.run(group, changes)
        } else {
            ViewAnimation.current.withoutAnimation(changes)
        }
        group.add(transition, to: view.layer, forKey: kCATransition)
        group.commit()
        if let former, let kind = LookTransition.Kind(options) {
            LookTransition(kind: kind, settings: settings).show(former, in: view)
        }
    }

    /// Returns the type of the transition in Core Animation, or `nil` for none.
    private static func type(of options: UIView.AnimationOptions) -> CATransitionType? {
        switch options.transition {
        case .transitionCrossDissolve: .fade
        case .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom:
            CATransitionType(rawValue: "oglFlip")
        case .transitionCurlUp: CATransitionType(rawValue: "pageCurl")
        case .transitionCurlDown: CATransitionType(rawValue: "pageUnCurl")
        default: nil
        }
    }
}

extension LookTransition.Kind {
    fileprivate init?(_ options: UIView.AnimationOptions) {
        switch options.transition {
        case .transitionCrossDissolve: self = .fade
        case .transitionFlipFromLeft, .transitionFlipFromRight: self = .flip(isHorizontal: true)
        case .transitionFlipFromTop, .transitionFlipFromBottom: self = .flip(isHorizontal: false)
        case .transitionCurlUp: self = .curl(to: .top)
        case .transitionCurlDown: self = .uncurl(from: .top)
        default: return nil
        }
    }
}
