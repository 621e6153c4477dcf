/// A publisher that erases the type of another one.
@frozen public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (AnySubscriber<Output, Failure>) -> Void
    /// The name of the type.
    public var description: String { "AnyPublisher" }

    /// Creates a publisher that erases the type of another one.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            self = erased
        } else {
            attach = { publisher.receive(subscriber: $0) }
        }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}
