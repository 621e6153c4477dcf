import Foundation
import QuartzCore

/// The run loop of a wait, which lays out windows after each turn, as on a device.
enum MainRunLoop {
    /// Runs the loop of this thread until a time.
    static func run(until end: Date) {
        RunLoop.current.run(until: end)
        if Thread.isMainThread { unsafe AnimationClock.main.commit?() }
    }
}
