import Foundation
import PhotoData

/// Alarms whose time a test advances.
@MainActor package final class HeldAlarms: Alarms {
    private final class Held: Alarm {
        let time: TimeInterval
        let action: @MainActor @Sendable () -> Void
        var isCancelled = false

        init(_ time: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) {
            (self.time, self.action) = (time, action)
        }

        func cancel() { isCancelled = true }
    }

    private var held: [Held] = []
    private var now: TimeInterval = 0

    package init() {}

    package func set(after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) -> any Alarm {
        let alarm = Held(now + seconds, action)
        held.append(alarm)
        return alarm
    }

    package var count: Int { held.count { !$0.isCancelled } }

    /// Advances the time, in seconds; alarms ring in the order of their times.
    package func advance(by seconds: TimeInterval) {
        let end = now + seconds
        while let next = held.filter({ !$0.isCancelled && $0.time <= end }).min(by: { $0.time < $1.time }) {
            held.removeAll { $0 === next || $0.isCancelled }
            now = next.time
            next.action()
        }
        now = end
    }
}
