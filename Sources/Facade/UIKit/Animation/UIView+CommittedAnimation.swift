public import Foundation
import QuartzCore
import LayoutSimUIKitArithmetic

/// Animations between begin and commit calls, the API that preceded blocks.
extension UIView {
    /// Begins an animation of 0.2 seconds, or of an enclosing animation's duration; the context is ignored here.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let settings = AnimationSettings(duration: 0.2)
        let outer = ViewAnimation.current.group?.settings
        let delegate = CommittedAnimation(name: animationID)
        let group = AnimationGroup(outer.map { settings.nested(in: $0, []) } ?? settings) { delegate.stop($0) }
        group.delegate = delegate
        ViewAnimation.current.push(group)
    }

    /// Ends the innermost animation that was begun and starts it.
    public class func commitAnimations() {
        guard let group = ViewAnimation.current.pop() else { return }
        group.delegate?.start()
        group.commit()
    }

    /// Sets the duration of the animation in seconds.
    public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }
    /// Sets the delay of the animation in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }
    /// Sets the curve of the animation.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { change { $0.curve = MotionCurve(curve) } }
    /// Sets how often the animation plays; 0 plays it once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.repeatCount = repeatCount } }
    /// Sets whether the animation runs backward too before it ends or repeats.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { $0.autoreverses = repeatAutoreverses }
    }
    /// Sets whether the animation starts from the values on screen rather than from those last set.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change { $0.beginsFromCurrentState = fromCurrentState }
    }
    /// Sets the object to which the selectors for the start and the end of the animation are sent.
    public class func setAnimationDelegate(_ delegate: Any?) {
        ViewAnimation.current.group?.delegate?.target = delegate as AnyObject?
    }
    /// Sets the selector to send when the animation has ended, with its name and whether it finished.
    public class func setAnimationDidStop(_ selector: Selector?) {
        ViewAnimation.current.group?.delegate?.didStop = selector
    }
    /// Sets the selector to send when the animation is committed, with its name.
    public class func setAnimationWillStart(_ selector: Selector?) {
        ViewAnimation.current.group?.delegate?.willStart = selector
    }

    private class func change(_ edit: (inout AnimationSettings) -> Void) {
        if let group = ViewAnimation.current.group { edit(&group.settings) }
    }
}

/// The delegate of a begin/commit animation.
@MainActor final class CommittedAnimation {
    private let name: String?
    var target: AnyObject?
    var didStop: Selector?
    var willStart: Selector?

    init(name: String?) {
        self.name = name
    }

    func start() {
        guard let target, let willStart else { return }
        _ = willStart.send(to: target, [name as Any, NSNull()])
    }

    func stop(_ finished: Bool) {
        guard let target, let didStop else { return }
        _ = didStop.send(to: target, [name as Any, NSNumber(value: finished), NSNull()])
    }
}
