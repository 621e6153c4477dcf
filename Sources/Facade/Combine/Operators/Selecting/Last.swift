extension Publishers {
    /// A publisher of the last value.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
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
                    "Last", subscriber,
                    next: { result, value in
                        result = value
                        return .proceed
                    }))
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Returns a publisher of the last value.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }
}
