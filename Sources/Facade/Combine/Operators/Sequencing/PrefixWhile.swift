extension Publishers {
    /// A publisher of the first values that satisfy a predicate.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "PrefixWhile", subscriber, stage: { [predicate] in predicate($0) ? .send($0) : .finish }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of the first values that satisfy a predicate.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher of the first values that satisfy a predicate, which fails when the closure throws an error.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "TryPrefixWhile", subscriber, trying: { [predicate] in try predicate($0) ? .send($0) : .finish }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of the first values that satisfy a predicate, which fails when the closure throws an error.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
