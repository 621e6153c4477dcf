public import Foundation
import QuartzCore

// Timers wait for the animation clock. These overloads are used where UIKit alone is imported, which exports
// Foundation; where Foundation is imported too, its own are used, and timers run in real time.
extension Timer {
    /// Creates a timer, which must be added to a run loop.
    @_disfavoredOverload @preconcurrency
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
    ) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
        TimerTable.main.note(self, first: max(interval, TimerTable.shortest))
    }

    /// Creates a timer and schedules it on the current run loop.
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

/// Returns the equivalent of `Timer()` on Apple's systems: an invalid timer that never fires, as a placeholder until
/// code starts one.
// swift-format-ignore: NoLeadingUnderscores
public func _idle() -> Timer {
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    timer.invalidate()
    return timer
}

extension RunLoop {
    /// Adds a timer to the run loop.
    @_disfavoredOverload
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { take(timer, forMode: mode) }

    /// Schedules a timer on the animation clock if it is registered there, otherwise in real time.
    func take(_ timer: Timer, forMode mode: RunLoop.Mode) {
        if AnimationClock.isOnMain, TimerTable.main.start(timer) { return }
        RunLoopTimers.add(timer, to: self, forMode: mode)
    }

    /// Schedules a block for the next turn of the run loop.
    @_disfavoredOverload @preconcurrency
    public func perform(_ block: @Sendable @escaping () -> Void) { unsafe AnimationClock.main.blocks.add(block) }
}

/// The timers that wait for the animation clock.
final class TimerTable {
    nonisolated(unsafe) private static let only = TimerTable()
    static var main: TimerTable { unsafe only }

    /// The interval in seconds that Foundation uses in place of zero.
    static let shortest = 0.0001
    private var known: [ObjectIdentifier: Known] = [:]

    private struct Known {
        weak var timer: Timer?
        let delay: Double
        var hasStarted = false
    }

    /// Registers a timer with the delay until it first fires, in seconds.
    func note(_ timer: Timer, first delay: Double) {
        if known.count > 256 { known = known.filter { $0.value.timer != nil } }
        known[ObjectIdentifier(timer)] = Known(timer: timer, delay: delay)
    }

    /// Starts a registered timer on the animation clock, which retains it as a run loop does; returns `false` for other
    /// timers.
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
