extension Publishers {
    /// A publisher that ends when no value comes for a time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The longest time between values.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Options for the scheduler.
        public let options: Context.SchedulerOptions?
        /// The closure that makes the error; without one, the publisher finishes.
        public let customError: (() -> Upstream.Failure)?

        /// Creates a publisher from its parts.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pace = Pace("Timeout", subscriber)
            // Ends when the time is over and no other value has come.
            let watch = { [interval, scheduler, options, customError] in
                let number = pace.renew()
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
                    options: options
                ) {
                    guard pace.isNewest(number) else { return }
                    pace.end(customError.map { .failure($0()) } ?? .finished)
                }
            }
            pace.begin = watch
            pace.taken = { [scheduler, options] value in
                watch()
                scheduler.schedule(options: options) { pace.send(value, requesting: true) }
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
    /// Returns a publisher that ends when no value comes for a time.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
