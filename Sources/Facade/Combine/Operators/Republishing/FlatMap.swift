extension Publishers {
    /// A publisher of the values of publishers that a closure makes of values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The kind of values that the publisher sends.
        public typealias Output = NewPublisher.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// How many of the publishers are followed at the same time.
        public let maxPublishers: Subscribers.Demand
        /// The closure that makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates a publisher from its parts.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger("FlatMap", subscriber)
            merger.expect()
            let outer = Link(
                Side<Upstream.Output, Upstream.Failure>(
                    "FlatMap", subscribed: { _ in }, valued: { _ in .none }, completed: { merger.endSource($0) }))
            upstream.subscribe(
                Side<Upstream.Output, Upstream.Failure>(
                    "FlatMap",
                    subscribed: { [maxPublishers] subscription in
                        guard merger.hold(subscription), outer.open(subscription) != nil else { return }
                        merger.start()
                        outer.request(maxPublishers)
                    },
                    valued: { [transform, maxPublishers] value in
                        guard merger.isOpen else { return .none }
                        merger.expect()
                        merger.attach(transform(value)) { if maxPublishers != .unlimited { outer.request(.max(1)) } }
                        return .none
                    }, completed: { outer.finish($0) }))
        }
    }
}
