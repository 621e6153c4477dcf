extension Publishers {
    /// A publisher of the values that no other value follows within a time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The time that is waited after a value.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher from its parts.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pace = Pace("Debounce", subscriber)
            pace.begin = { pace.requestAll() }
            pace.taken = { [dueTime, scheduler, options] value in
                let number = pace.wait(with: value)
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
                ) { pace.sendWaiting(number) }
            }
            pace.ended = { [scheduler, options] completion in
                pace.renew()
                scheduler.schedule(options: options) { pace.finish(completion) }
            }
            upstream.subscribe(pace)
        }
    }
}

extension Publisher {
    /// Returns a publisher of the values that no other value follows within a time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
