extension Result {
    /// A publisher of the value of a result, or of its failure.
    public struct Publisher: Combine.Publisher {
        /// The kind of value.
        public typealias Output = Success
        /// The result.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Creates a publisher of a value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher of a failure.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): subscriber.receive(subscription: OneValue("Once", value, subscriber))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    /// A publisher of the value, or of the failure.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
