extension Publishers {
    /// A publisher of whether a value satisfied a predicate.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Bool
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
                Reduction<Upstream.Output, Upstream.Failure, S>(
                    "ContainsWhere", subscriber, from: false,
                    next: { [predicate] result, value in
                        guard predicate(value) else { return .proceed }
                        result = true
                        return .finish
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of whether a value satisfied a predicate.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher of whether a value satisfied a predicate, which fails when the closure throws an error.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Bool
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
                Reduction<Upstream.Output, Upstream.Failure, S>(
                    "TryContainsWhere", subscriber, from: false,
                    trying: { [predicate] result, value in
                        guard try predicate(value) else { return .proceed }
                        result = true
                        return .finish
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of whether a value satisfied a predicate, which fails when the closure throws an error.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
