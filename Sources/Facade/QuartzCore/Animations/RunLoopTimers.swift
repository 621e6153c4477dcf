package import Foundation

/// Access to Foundation's own timers for modules that declare functions of the same names.
package enum RunLoopTimers {
    /// Schedules a timer in real time.
    package static func add(_ timer: Timer, to loop: RunLoop, forMode mode: RunLoop.Mode) {
        loop.add(timer, forMode: mode)
    }
}
