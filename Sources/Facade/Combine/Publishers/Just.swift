/// A publisher that sends a single value and finishes.
public struct Just<Output>: Publisher {
    /// The publisher cannot fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Creates a publisher of a single value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: OneValue("Just", output, subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
