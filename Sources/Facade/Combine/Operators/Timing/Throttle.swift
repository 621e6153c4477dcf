extension Publishers {
    /// A publisher of one value for each interval, the first or the latest.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Whether the latest value of an interval is sent, and not the first.
        public let latest: Bool

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pace = Pace("Throttle", subscriber)
            pace.begin = { pace.requestAll() }
            pace.taken = { [interval, scheduler, latest] value in
                if pace.pause() {
                    pace.send(value)
                    resume(pace, after: interval, scheduler)
                } else {
                    pace.wait(with: value, replacing: latest)
                }
            }
            pace.ended = { [scheduler] completion in
                scheduler.schedule {
                    if case .finished = completion { pace.sendWaiting() }
                    pace.finish(completion)
                }
            }
            upstream.subscribe(pace)
        }
    }
}

/// Sends the value of an interval when it is over, after which another interval begins.
private func resume<Context: Scheduler, S: Subscriber>(
    _ pace: Pace<S>, after interval: Context.SchedulerTimeType.Stride, _ scheduler: Context
) {
    scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance) {
        if pace.sendWaiting() { resume(pace, after: interval, scheduler) } else { pace.unpause() }
    }
}

extension Publisher {
    /// Returns a publisher of one value for each interval, the first or the latest.
    public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
        -> Publishers.Throttle<Self, S>
    {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
