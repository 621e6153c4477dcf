import Foundation
import QuartzCore

/// The duration of animated changes of rows or items, and completion after it.
@MainActor enum ListMotion {
    /// In seconds.
    static let duration = 0.3

    /// Calls a closure when the animation of a change ends: immediately if it is not animated or there is no list in a
    /// window.
    static func end(in list: UIView?, isAnimated: Bool = true, _ completion: (() -> Void)?) {
        guard let completion else { return }
        guard isAnimated, UIView.areAnimationsEnabled, list?.window != nil else { return completion() }
        let clock = unsafe AnimationClock.main
        let duration = ViewAnimation.current.group?.settings.duration ?? duration
        clock.wakeSoon(clock.call(after: duration, "the completion of a change of rows", completion))
    }
}
