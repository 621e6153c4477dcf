import Foundation
import QuartzCore

/// The time as a view shows it: that at which the view appeared with its value, and from then on that of the clock.
@MainActor final class ShownTime {
    /// When the view appeared with its value.
    let start: Date
    private let clock = AnimationClock.current.now
    private weak var node: ViewNode?
    private var alarm: ClockAlarm?

    init(_ node: ViewNode) {
        start = Date()
        self.node = node
        node.whenLeaving { [weak self] in self?.rest() }
    }

    /// The time.
    var now: Date { start.addingTimeInterval(AnimationClock.current.now - clock) }

    /// The seconds of the clock since the view appeared with its value.
    var passed: TimeInterval { AnimationClock.current.now - clock }

    /// Has the view made again once some seconds passed since it appeared with its value.
    func wake(after seconds: TimeInterval) {
        rest()
        guard seconds.isFinite else { return }
        alarm = AnimationClock.current.call(at: clock + seconds, "a view that follows the time", isEndless: true) {
            [weak node] in node?.invalidate()
        }
    }

    /// Has the view not made again.
    func rest() {
        alarm?.cancel()
        alarm = nil
    }
}
