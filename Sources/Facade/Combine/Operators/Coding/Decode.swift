extension Publishers {
    /// A publisher of decoded values, which fails where that cannot be done.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// The kind of its errors.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        private let decoder: Coder

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, decoder: Coder) {
            (self.upstream, self.decoder) = (upstream, decoder)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "Decode", subscriber, trying: { [decoder] in .send(try decoder.decode(Output.self, from: $0)) }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of decoded values, which fails where that cannot be done.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
        -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
    {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
