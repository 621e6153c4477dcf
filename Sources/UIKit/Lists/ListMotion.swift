import Foundation
import QuartzCore

/// The time that a change of rows or items takes: what is to happen after its animation.
@MainActor enum ListMotion {
    /// In seconds.
    static let duration = 0.3

    /// Calls a closure when the animation of a change is over: at once without one, or where nobody sees the list.
    static func end(in list: UIView, isAnimated: Bool = true, _ completion: (() -> Void)?) {
        guard let completion else { return }
        guard isAnimated, UIView.areAnimationsEnabled, list.window != nil else { return completion() }
        let clock = unsafe AnimationClock.main
        let duration = ViewAnimation.current.group?.settings.duration ?? duration
        clock.wakeSoon(clock.call(after: duration, "the completion of a change of rows", completion))
    }
}
