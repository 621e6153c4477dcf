/// A publisher that sends a single value and finishes.
public struct Just<Output>: Publisher {
    /// The publisher cannot fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Creates a publisher of a single value.
    public init(_ output: Output) { self.output = output }

    /// Sends the value and finishes.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        [output].publisher.receive(subscriber: subscriber)
    }
}

/// A publisher that sends no values.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether the publisher finishes at once; otherwise it never does.
    public let completeImmediately: Bool

    /// Creates a publisher that sends no values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Finishes, or sends nothing at all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Ties())
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher that fails with an error.
    public init(error: Failure) { self.error = error }

    /// Fails with the error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Ties())
        subscriber.receive(completion: .failure(error))
    }
}

/// A publisher of one value that becomes available later, the same for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
    /// The closure that receives the result.
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let audience = Audience<Output, Failure>()
    private var result: Result<Output, Failure>?

    /// Creates a publisher, and immediately calls a closure that produces its value.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] result in
            guard self.result == nil else { return }
            self.result = result
            switch result {
            case .success(let value):
                audience.send(value)
                audience.send(completion: .finished)
            case .failure(let error): audience.send(completion: .failure(error))
            }
        }
    }

    /// Sends the value once it is available, and finishes.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        guard case .success(let value) = result else {
            return audience.join(AnySubscriber(subscriber), first: nil)
        }
        [value].publisher.setFailureType(to: Failure.self).receive(subscriber: subscriber)
    }
}

/// A publisher that creates another publisher for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
    /// The type of values of the created publisher.
    public typealias Output = Made.Output
    /// The type of failures of the created publisher.
    public typealias Failure = Made.Failure
    /// The closure that creates the publisher.
    public let createPublisher: () -> Made

    /// Creates a publisher from a closure that creates another one.
    public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

    /// Creates a publisher, and attaches the subscriber to it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

extension Sequence {
    /// A publisher of the elements, in order.
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { subscriber in
            let ties = Ties()
            subscriber.receive(subscription: ties)
            for element in self where !ties.isCancelled { subscriber.send(element) }
            if !ties.isCancelled { subscriber.receive(completion: .finished) }
        }
    }
}
