extension Publishers {
    /// A publisher that keeps values until they are requested.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The greatest number of values to keep.
        public let size: Int
        /// How many values are requested ahead.
        public let prefetch: Publishers.PrefetchStrategy
        /// What is done with a value for which there is no room.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// Creates a publisher from its parts.
        public init(
            upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Reservoir(size, prefetch, whenFull, subscriber))
        }
    }
}

extension Publisher {
    /// Returns a publisher that keeps values until they are requested.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
