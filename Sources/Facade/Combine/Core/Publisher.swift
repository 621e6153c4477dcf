/// A type that sends a sequence of values over time, and may complete.
public protocol Publisher<Output, Failure> {
    /// The kind of values that the publisher sends.
    associatedtype Output
    /// The kind of its errors; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber; `subscribe(_:)` calls it.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which sends what it receives to its own subscribers.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }

    /// Returns the publisher with its type erased.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher that starts to send when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts to send, until the result is canceled.
    func connect() -> any Cancellable
}

/// A namespace for types of publishers.
public enum Publishers {}
