package import Foundation

/// Foundation's own timers, for those who declare functions of the same names.
package enum RunLoopTimers {
    /// Has a timer fire by the wall.
    package static func add(_ timer: Timer, to loop: RunLoop, forMode mode: RunLoop.Mode) {
        loop.add(timer, forMode: mode)
    }
}
