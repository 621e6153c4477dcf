/// Something that sends values over time, and may end.
public protocol Publisher<Output, Failure> {
    /// What it sends.
    associatedtype Output
    /// How it may fail; `Never` if it cannot.
    associatedtype Failure: Error

    /// Begins to send to a subscriber.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Begins to send to a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// The publisher without its type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher whose type does not tell how it is made; operators give this one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let begin: (AnySubscriber<Output, Failure>) -> Void

    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        begin = { publisher.receive(subscriber: $0) }
    }

    /// A publisher that hands each subscriber to a closure.
    init(_ begin: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.begin = begin }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        begin(AnySubscriber(subscriber))
    }
}
