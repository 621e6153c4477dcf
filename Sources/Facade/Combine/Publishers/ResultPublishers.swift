extension Result {
    /// A publisher of the value of a result, or of its failure.
    public struct Publisher: Combine.Publisher {
        /// The value.
        public typealias Output = Success
        /// The result.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Creates a publisher of a value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher of a failure.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Sends the value and finishes, or fails.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): Just(value).setFailureType(to: Failure.self).receive(subscriber: subscriber)
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    /// A publisher of the value, or of the failure.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional {
    /// A publisher of the value of an optional, if there is one.
    public struct Publisher: Combine.Publisher {
        /// The value.
        public typealias Output = Wrapped
        /// The publisher cannot fail.
        public typealias Failure = Never
        /// The value.
        public let output: Wrapped?

        /// Creates a publisher of an optional.
        public init(_ output: Wrapped?) { self.output = output }

        /// Sends the value, if there is one, and finishes.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            (output.map { [$0] } ?? []).publisher.receive(subscriber: subscriber)
        }
    }

    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }
}
