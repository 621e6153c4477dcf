extension Publishers {
    /// A publisher of the values that differ from the last one according to a predicate.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate that says whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var newest: Upstream.Output?
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "RemoveDuplicates", subscriber,
                    stage: { [predicate] value in
                        if let newest, predicate(newest, value) { return .skip }
                        newest = value
                        return .send(value)
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of the values that differ from the last one according to a predicate.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher of the values that differ from the last one according to a predicate, which fails when the closure
    /// throws an error.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate that says whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var newest: Upstream.Output?
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "TryRemoveDuplicates", subscriber,
                    trying: { [predicate] value in
                        if let newest, try predicate(newest, value) { return .skip }
                        newest = value
                        return .send(value)
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of the values that differ from the last one according to a predicate, which fails when the
    /// closure throws an error.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self>
    {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Returns a publisher of the values that differ from the last one.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}
