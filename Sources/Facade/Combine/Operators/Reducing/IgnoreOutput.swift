extension Publishers {
    /// A publisher that sends no values, only the completion.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Never
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// Creates a publisher from its parts.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Side<Upstream.Output, Upstream.Failure>(
                    "IgnoreOutput",
                    subscribed: { subscription in
                        subscriber.receive(subscription: Ignored(subscription))
                        subscription.request(.unlimited)
                    }, valued: { _ in .none }, completed: { subscriber.receive(completion: $0) }))
        }
    }
}

/// A subscription whose demands are met by nothing.
private struct Ignored: Subscription, CustomStringConvertible {
    let subscription: any Subscription
    let combineIdentifier = CombineIdentifier()
    var description: String { "IgnoreOutput" }

    init(_ subscription: any Subscription) { self.subscription = subscription }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { subscription.cancel() }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Returns a publisher that sends no values, only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
