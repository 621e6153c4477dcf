/// A type that sends a sequence of values over time, and may complete.
public protocol Publisher<Output, Failure> {
    /// The type of values that the publisher sends.
    associatedtype Output
    /// The type of its failures; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Returns the publisher with its type erased.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A type-erased publisher, which is also what operators return.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let begin: (AnySubscriber<Output, Failure>) -> Void

    /// Creates a publisher that erases the type of another one.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        begin = { publisher.receive(subscriber: $0) }
    }

    /// Creates a publisher that passes each subscriber to a closure.
    init(_ begin: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.begin = begin }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        begin(AnySubscriber(subscriber))
    }
}
