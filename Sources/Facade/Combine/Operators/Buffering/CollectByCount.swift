extension Publishers {
    /// A publisher of arrays of a number of values, of which the last may have fewer.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = [Upstream.Output]
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The number of values of an array.
        public let count: Int

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let group = Group("CollectByCount", subscriber, of: count)
            upstream.subscribe(group)
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
