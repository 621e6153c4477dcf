public import Foundation
import QuartzCore

// Timers wait on the clock of animations. These declarations are taken where UIKit alone is imported, which exports
// Foundation; where Foundation is imported too its own are, and timers run by the wall.
extension Timer {
    /// A timer that has to be added to a run loop.
    @_disfavoredOverload @preconcurrency
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
    ) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
        TimerTable.main.note(self, first: max(interval, TimerTable.shortest))
    }

    /// A timer of the current run loop.
    @_disfavoredOverload @preconcurrency @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(fire: .distantFuture, interval: interval, repeats: repeats, block: block)
        TimerTable.main.note(timer, first: max(interval, TimerTable.shortest))
        TimerTable.main.start(timer)
        return timer
    }
}

/// What `Timer()` is on Apple's systems: a timer that never fires and is not valid, which code has until it starts one.
// swift-format-ignore: NoLeadingUnderscores
public func _idle() -> Timer {
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    timer.invalidate()
    return timer
}

extension RunLoop {
    /// Has a timer fire in the run loop.
    @_disfavoredOverload
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { take(timer, forMode: mode) }

    /// Has a timer fire on the clock if that is known, else by the wall.
    func take(_ timer: Timer, forMode mode: RunLoop.Mode) {
        if AnimationClock.isOnMain, TimerTable.main.start(timer) { return }
        RunLoopTimers.add(timer, to: self, forMode: mode)
    }

    /// Runs a block with the next turn of the loop.
    @_disfavoredOverload @preconcurrency
    public func perform(_ block: @Sendable @escaping () -> Void) { unsafe AnimationClock.main.blocks.add(block) }
}

/// The timers that wait on the clock.
final class TimerTable {
    nonisolated(unsafe) private static let only = TimerTable()
    static var main: TimerTable { unsafe only }

    /// What Foundation takes for an interval of nothing, in seconds.
    static let shortest = 0.0001
    private var known: [ObjectIdentifier: Known] = [:]

    private struct Known {
        weak var timer: Timer?
        let delay: Double
        var hasStarted = false
    }

    /// Notes a timer with the delay of its first message, in seconds.
    func note(_ timer: Timer, first delay: Double) {
        if known.count > 256 { known = known.filter { $0.value.timer != nil } }
        known[ObjectIdentifier(timer)] = Known(timer: timer, delay: delay)
    }

    /// Has a timer that was noted fire on the clock, which keeps it as a run loop does; false for other timers.
    @discardableResult func start(_ timer: Timer) -> Bool {
        guard let entry = known[ObjectIdentifier(timer)], entry.timer === timer else { return false }
        known[ObjectIdentifier(timer)]?.hasStarted = true
        if !entry.hasStarted { set(timer, after: entry.delay) }
        return true
    }

    private func set(_ timer: Timer, after delay: Double) {
        let clock = unsafe AnimationClock.main
        let repeats = timer.timeInterval > 0
        let alarm = clock.call(
            at: clock.now + delay, "Timer, \(repeats ? timer.timeInterval : delay) s", isEndless: repeats
        ) { [self] in
            guard timer.isValid else { return }
            timer.fire()
            if repeats, timer.isValid { set(timer, after: max(timer.timeInterval, TimerTable.shortest)) }
        }
        alarm.isWanted = { timer.isValid }
        clock.wake(alarm, after: delay)
    }
}
