extension Publishers {
    /// A publisher without the first values that satisfy a predicate.
    public struct DropWhile<Upstream: Publisher>: Publisher {
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
            var isDropping = true
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "DropWhile", subscriber,
                    stage: { [predicate] value in
                        if isDropping, predicate(value) { return .skip }
                        isDropping = false
                        return .send(value)
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher without the first values that satisfy a predicate.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher without the first values that satisfy a predicate, which fails when the closure throws an error.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
            var isDropping = true
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "TryDropWhile", subscriber,
                    trying: { [predicate] value in
                        if isDropping, try predicate(value) { return .skip }
                        isDropping = false
                        return .send(value)
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher without the first values that satisfy a predicate, which fails when the closure throws an
    /// error.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
