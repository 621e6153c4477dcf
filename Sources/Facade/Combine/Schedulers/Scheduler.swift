/// A type that decides where and when closures run.
public protocol Scheduler<SchedulerTimeType> {
    /// The type of a moment.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The type of options.
    associatedtype SchedulerOptions

    /// The current moment.
    var now: SchedulerTimeType { get }
    /// The smallest tolerance that the scheduler allows.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs a closure at a moment, or later.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Runs a closure again and again from a moment on, until the result is canceled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs a closure at a moment, or later.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure at a moment, or later.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure again and again from a moment on, until the result is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure again and again from a moment on, until the result is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A duration that can be created from units of time.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns a number of seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns a number of seconds.
    static func seconds(_ s: Double) -> Self
    /// Returns a number of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns a number of microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns a number of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}
