extension Publishers {
    /// A publisher of whether all values satisfied a predicate.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
                    "AllSatisfy", subscriber, from: true,
                    next: { [predicate] result, value in
                        if predicate(value) { return .proceed }
                        result = false
                        return .finish
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of whether all values satisfied a predicate.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher of whether all values satisfied a predicate, which fails when the closure throws an error.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
                    "TryAllSatisfy", subscriber, from: true,
                    trying: { [predicate] result, value in
                        if try predicate(value) { return .proceed }
                        result = false
                        return .finish
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of whether all values satisfied a predicate, which fails when the closure throws an error.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
