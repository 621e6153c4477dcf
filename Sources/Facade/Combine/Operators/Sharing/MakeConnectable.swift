extension Publishers {
    /// A publisher that waits with its subscribers until it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Creates a publisher that connects another one.
        public init(upstream: Upstream) { inner = upstream.multicast { PassthroughSubject() } }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Starts to send, until the result is canceled.
        public func connect() -> any Cancellable { inner.connect() }
    }
}

extension Publisher where Failure == Never {
    /// Returns a publisher that waits with its subscribers until it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
