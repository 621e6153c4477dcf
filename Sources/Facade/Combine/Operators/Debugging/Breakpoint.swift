import Foundation

extension Publishers {
    /// A publisher that stops in the debugger at certain events.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// Whether to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// Whether to stop at the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// Creates a publisher from its parts.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.handleEvents(
                receiveSubscription: { [receiveSubscription] in if receiveSubscription?($0) == true { stop() } },
                receiveOutput: { [receiveOutput] in if receiveOutput?($0) == true { stop() } },
                receiveCompletion: { [receiveCompletion] in if receiveCompletion?($0) == true { stop() } }
            ).subscribe(subscriber)
        }
    }
}

/// Stops the process for a debugger.
private func stop() { raise(SIGTRAP) }

extension Publisher {
    /// Returns a publisher that stops in the debugger at events for which a closure returns `true`.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Returns a publisher that stops in the debugger at an error.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
    }
}
