extension Publishers {
    /// A publisher of whether a value was received.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// The kind of values that the publisher sends.
        public typealias Output = Bool
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The value to look for.
        public let output: Upstream.Output

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Reduction<Upstream.Output, Upstream.Failure, S>(
                    "Contains", subscriber, from: false,
                    next: { [output] result, value in
                        guard value == output else { return .proceed }
                        result = true
                        return .finish
                    }))
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
    /// Returns a publisher of whether a value was received.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}
