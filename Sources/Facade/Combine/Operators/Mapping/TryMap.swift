extension Publishers {
    /// A publisher of transformed values, which fails when the closure throws an error.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// The kind of its errors.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "TryMap", subscriber, trying: { [transform] in .send(try transform($0)) }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of transformed values, which fails when the closure throws an error.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryMap {
    /// Returns a publisher of values transformed by both closures.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap<Upstream, T>(upstream: upstream) { [first = self.transform] in transform(try first($0)) }
    }

    /// Returns a publisher of values transformed by both closures.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap<Upstream, T>(upstream: upstream) { [first = self.transform] in try transform(try first($0)) }
    }
}
