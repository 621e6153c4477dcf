extension Publishers {
    /// How many values a buffer requests ahead.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many as the buffer has room for, to keep it full.
        case keepFull
        /// All that come, without filling the buffer in advance.
        case byRequest
    }

    /// What a buffer does with a value for which there is no room.
    public enum BufferingStrategy<Failure: Error> {
        /// The new value is dropped.
        case dropNewest
        /// The oldest value is dropped.
        case dropOldest
        /// The publisher fails with an error that a closure makes.
        case customError(() -> Failure)
    }

    /// When an array of collected values is sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At the end of each interval, and when there are a number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

        /// The scheduler, the interval and the number of values.
        var parts: (Context, Context.SchedulerTimeType.Stride, Int?) {
            switch self {
            case .byTime(let scheduler, let interval): (scheduler, interval, nil)
            case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
            }
        }
    }
}
