extension Publishers {
    /// A publisher of encoded values, which fails where that cannot be done.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// The kind of values that the publisher sends.
        public typealias Output = Coder.Output
        /// The kind of its errors.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        private let encoder: Coder

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, encoder: Coder) {
            (self.upstream, self.encoder) = (upstream, encoder)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "Encode", subscriber, trying: { [encoder] in .send(try encoder.encode($0)) }))
        }
    }
}

extension Publisher where Output: Encodable {
    /// Returns a publisher of encoded values, which fails where that cannot be done.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
