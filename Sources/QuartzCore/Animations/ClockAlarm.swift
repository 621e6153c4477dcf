import Foundation

/// Something that is to happen at a time of a clock.
package final class ClockAlarm {
    /// In seconds of the clock.
    package let time: Double
    /// What waits, in words.
    package let name: String
    /// Whether it comes again and again, so that nothing ever rests if one waits for it.
    package let isEndless: Bool
    /// Whether anybody still wants it to go off, as nobody does with that of a timer that was invalidated.
    package var isWanted: () -> Bool = { true }
    /// Alarms of one time go off in the order in which they were set.
    let number: Int
    /// The task whose code set it.
    let task: Int?
    /// Whether only a test lets it go off: the test's task set it and moved time.
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

    /// Whether it has neither gone off nor been taken back.
    package var isPending: Bool { action != nil }

    /// Takes it back.
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
