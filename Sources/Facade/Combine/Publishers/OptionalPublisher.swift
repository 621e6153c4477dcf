extension Optional {
    /// A publisher of the value of an optional, if there is one.
    public struct Publisher: Combine.Publisher {
        /// The kind of value.
        public typealias Output = Wrapped
        /// The publisher cannot fail.
        public typealias Failure = Never
        /// The value.
        public let output: Wrapped?

        /// Creates a publisher of an optional.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                subscriber.receive(subscription: OneValue("Optional", output, subscriber))
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }

    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
