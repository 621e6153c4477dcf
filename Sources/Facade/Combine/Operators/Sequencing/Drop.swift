extension Publishers {
    /// A publisher without the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The number of values that are left out.
        public let count: Int

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "Drop", subscriber,
                    stage: {
                        guard left > 0 else { return .send($0) }
                        left -= 1
                        return .skip
                    }))
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Returns a publisher without the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
