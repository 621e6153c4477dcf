extension Publishers {
    /// A publisher whose subscribers share one subscription, from the first one on until the last one cancels.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates a publisher that shares another one.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Returns whether both are the same object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Returns a publisher whose subscribers share one subscription, from the first one on until the last one cancels.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
