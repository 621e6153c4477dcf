extension Publishers {
    /// A publisher of the number of values.
    public struct Count<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Int
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// Creates a publisher from its parts.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Reduction<Upstream.Output, Upstream.Failure, S>(
                    "Count", subscriber, from: 0,
                    next: { result, _ in
                        result = result.map { $0 + 1 }
                        return .proceed
                    }))
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Returns a publisher of the number of values.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
