public import Foundation

extension RunLoop: Scheduler {
    /// The options of work on a run loop, of which there are none.
    public struct SchedulerOptions {}

    /// The current moment.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The smallest tolerance, which is none.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { unsafe action() }
    }

    /// Runs a closure at a moment, or later.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        start(Timer(fire: date.date, interval: 0, repeats: false, block: Self.block(action)), tolerance)
    }

    /// Runs a closure again and again from a moment on, until the result is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true, block: Self.block(action))
        start(timer, tolerance)
        return AnyCancellable { timer.invalidate() }
    }

    private static func block(_ action: @escaping () -> Void) -> @Sendable (Timer) -> Void {
        nonisolated(unsafe) let action = action
        return { _ in unsafe action() }
    }

    private func start(_ timer: Timer, _ tolerance: SchedulerTimeType.Stride) {
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .common)
    }
}
