extension Publishers {
    /// A publisher of a single array of all values.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = [Upstream.Output]
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
                    "Collect", subscriber, from: [],
                    next: { result, value in
                        result?.append(value)
                        return .proceed
                    }))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Returns a publisher of a single array of all values.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Returns a publisher of arrays of a number of values, of which the last may have fewer.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
