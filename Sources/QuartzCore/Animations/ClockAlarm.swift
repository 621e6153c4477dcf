import Foundation

/// Something that is to happen at a time of a clock.
package final class ClockAlarm {
    /// In seconds of the clock.
    package let time: Double
    /// What waits, in words.
    package let name: String
    /// Whether it comes again and again, so that nothing ever rests if one waits for it.
    package let isEndless: Bool
    /// Alarms of one time go off in the order in which they were set.
    let number: Int
    /// Whether only a test lets it go off: it was set before a test moved time.
    var isHeld: Bool
    private weak var clock: AnimationClock?
    private var action: (() -> Void)?

    init(
        _ time: Double, _ number: Int, _ name: String, isEndless: Bool, isHeld: Bool, _ clock: AnimationClock,
        _ action: @escaping () -> Void
    ) {
        (self.time, self.number, self.name) = (time, number, name)
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
