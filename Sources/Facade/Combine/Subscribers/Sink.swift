import Foundation

extension Subscribers {
    /// A subscriber that requests all values and calls closures with what it receives.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var hasEnded = false
        private var valued: ((Input) -> Void)?
        private var completed: ((Completion<Failure>) -> Void)?

        /// The closure that is called with each value.
        public var receiveValue: (Input) -> Void { lock.withLock { valued } ?? { _ in } }
        /// The closure that is called with the completion.
        public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { completed } ?? { _ in } }
        /// The name of the type.
        public var description: String { "Sink" }

        /// Creates a subscriber from closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            (completed, valued) = (receiveCompletion, receiveValue)
        }

        /// Requests all values.
        public func receive(subscription: any Subscription) {
            let isNew = lock.withLock {
                guard self.subscription == nil, !hasEnded else { return false }
                self.subscription = subscription
                return true
            }
            if isNew { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Calls the closure with a value.
        public func receive(_ value: Input) -> Demand {
            lock.withLock { valued }?(value)
            return .none
        }

        /// Calls the closure with the completion.
        public func receive(completion: Completion<Failure>) { end().completed?(completion) }

        /// Cancels the subscription.
        public func cancel() { end().subscription?.cancel() }

        private func end() -> (subscription: (any Subscription)?, completed: ((Completion<Failure>) -> Void)?) {
            lock.lock()
            let end = (subscription, completed)
            let released = valued
            (hasEnded, subscription, completed, valued) = (true, nil, nil, nil)
            lock.unlock()
            // What the closure holds is released outside of the lock.
            withExtendedLifetime(released) {}
            return end
        }
    }
}
