extension Publishers {
    /// A publisher that calls closures before it passes events on.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// The closure that is called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// The closure that is called with each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// The closure that is called with the completion.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// The closure that is called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// The closure that is called with each request.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates a publisher from its parts.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            (self.receiveSubscription, self.receiveOutput) = (receiveSubscription, receiveOutput)
            (self.receiveCompletion, self.receiveCancel) = (receiveCompletion, receiveCancel)
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let events = EventClosures(
                subscribed: receiveSubscription, valued: receiveOutput, completed: receiveCompletion,
                canceled: receiveCancel, requested: receiveRequest)
            upstream.subscribe(Watch("HandleEvents", subscriber, events))
        }
    }
}

extension Publisher {
    /// Returns a publisher that calls closures before it passes events on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
