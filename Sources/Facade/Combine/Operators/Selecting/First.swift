extension Publishers {
    /// A publisher of the first value.
    public struct First<Upstream: Publisher>: Publisher {
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
                    "First", subscriber,
                    next: { result, value in
                        result = value
                        return .finish
                    }))
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Returns a publisher of the first value.
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }
}
