extension Publishers {
    /// A publisher of transformed values, without those that are `nil`.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) -> Output?

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "CompactMap", subscriber, stage: { [transform] in (transform($0)).map { .send($0) } ?? .skip }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of transformed values, without those that are `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// A publisher of transformed values, without those that are `nil`, which fails when the closure throws an error.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The kind of its errors.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "TryCompactMap", subscriber,
                    trying: { [transform] in (try transform($0)).map { .send($0) } ?? .skip }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of transformed values, without those that are `nil`, which fails when the closure throws an
    /// error.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.CompactMap {
    /// Returns a publisher of values transformed by both closures, without those that are `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        Publishers.CompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in
            first($0).flatMap(transform)
        }
    }

    /// Returns a publisher of values transformed by both closures, without those that are `nil`.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        Publishers.CompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in first($0).map(transform) }
    }
}

extension Publishers.TryCompactMap {
    /// Returns a publisher of values transformed by both closures, without those that are `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
        Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in
            try first($0).flatMap(transform)
        }
    }
}
