import Foundation

/// An action scheduled at a time of a clock.
package final class ClockAlarm {
    /// When the alarm fires, in seconds of the clock.
    package let time: Double
    /// A description of what is pending.
    package let name: String
    /// Whether the alarm repeats forever, so that waiting for it would never end.
    package let isEndless: Bool
    /// Whether the alarm should still fire, unlike that of an invalidated timer, for example.
    package var isWanted: () -> Bool = { true }
    /// The order of creation: alarms of the same time fire in this order.
    let number: Int
    /// The task that set the alarm.
    let task: Int?
    /// Whether only a test can make the alarm fire, because the test's task set it and advanced the clock.
    var isHeld: Bool
    private weak var clock: AnimationClock?
    private var action: (() -> Void)?

    init(
        _ time: Double, _ number: Int, _ name: String, isEndless: Bool, task: Int?, isHeld: Bool,
        _ clock: AnimationClock, _ action: @escaping () -> Void
    ) {
        (self.time, self.number, self.name, self.task) = (time, number, name, task)
        (self.isEndless, self.isHeld, self.clock) = (isEndless, isHeld, clock)
        self.action = action
    }

    /// Whether the alarm has neither fired nor been canceled.
    package var isPending: Bool { action != nil }

    /// Cancels the alarm.
    package func cancel() {
        guard action != nil else { return }
        action = nil
        clock?.remove(self)
    }

    func goOff() {
        let action = self.action
        self.action = nil
        action?()
    }
}
