extension Publishers {
    /// A publisher of the values that come before another publisher sends.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The publisher whose first value is the end.
        public let other: Other

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate("PrefixUntilOutput", subscriber, isOpen: true)
            gate.attach(other)
            upstream.subscribe(gate)
        }
    }
}

extension Publisher {
    /// Returns a publisher of the values that come before another publisher sends.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
