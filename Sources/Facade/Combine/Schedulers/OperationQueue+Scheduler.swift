import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
    /// The options of work on an operation queue, of which there are none.
    public struct SchedulerOptions {}

    /// The queue of timers, which keeps the order of those that are due at the same time.
    private static let timers = DispatchQueue(label: "Combine.OperationQueue")

    /// The current moment.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The smallest tolerance, which is none.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { unsafe action() }
    }

    /// Runs a closure at a moment, or later.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let delay = Swift.max(0, date.date.timeIntervalSinceNow)
        Self.timers.asyncAfter(deadline: .now() + delay, qos: .unspecified, flags: []) {
            self.addOperation { unsafe action() }
        }
    }

    /// Runs a closure again and again from a moment on, until the result is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let source = DispatchSource.makeTimerSource(queue: Self.timers)
        let delay = Swift.max(0, date.date.timeIntervalSinceNow)
        source.schedule(deadline: .now() + delay, repeating: interval.timeInterval)
        source.setEventHandler { self.addOperation { unsafe action() } }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
