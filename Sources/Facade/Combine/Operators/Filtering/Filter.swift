extension Publishers {
    /// A publisher of the values that satisfy a predicate.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "Filter", subscriber, stage: { [isIncluded] in isIncluded($0) ? .send($0) : .skip }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of the values that satisfy a predicate.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers {
    /// A publisher of the values that satisfy a predicate, which fails when the closure throws an error.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "TryFilter", subscriber, trying: { [isIncluded] in try isIncluded($0) ? .send($0) : .skip }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of the values that satisfy a predicate, which fails when the closure throws an error.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}
