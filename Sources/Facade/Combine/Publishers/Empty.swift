/// A publisher that sends no values.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// Whether the publisher finishes at once; otherwise it never does.
    public let completeImmediately: Bool

    /// Creates a publisher that sends no values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher that sends no values, of kinds that are named.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
