extension Publishers {
    /// A publisher with transformed errors.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms an error.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "MapError", subscriber, ending: { [transform] in $0.mapError(transform) }, stage: { .send($0) }))
        }
    }
}

extension Publisher {
    /// Returns a publisher with transformed errors.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
