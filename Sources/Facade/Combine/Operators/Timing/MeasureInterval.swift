extension Publishers {
    /// A publisher of the times between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Context.SchedulerTimeType?
            upstream.subscribe(
                Side<Upstream.Output, Upstream.Failure>(
                    "MeasureInterval",
                    subscribed: { [scheduler] in
                        last = scheduler.now
                        subscriber.receive(subscription: $0)
                    },
                    valued: { [scheduler] _ in
                        let now = scheduler.now
                        defer { last = now }
                        return subscriber.receive((last ?? now).distance(to: now))
                    }, completed: { subscriber.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of the times between values.
    public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.MeasureInterval<Self, S>
    {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
