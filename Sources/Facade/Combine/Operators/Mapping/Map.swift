extension Publishers {
    /// A publisher of transformed values.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) -> Output

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "Map", subscriber, stage: { [transform] in .send(transform($0)) }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of transformed values.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Returns a publisher that sends a value instead of `nil`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}

extension Publishers.Map {
    /// Returns a publisher of values transformed by both closures.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        Publishers.Map<Upstream, T>(upstream: upstream) { [first = self.transform] in transform(first($0)) }
    }

    /// Returns a publisher of values transformed by both closures, which fails when the second throws an error.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap<Upstream, T>(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
}
