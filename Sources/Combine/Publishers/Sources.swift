/// A publisher of one value.
public struct Just<Output>: Publisher {
    /// A single value cannot fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Creates a publisher of a value.
    public init(_ output: Output) { self.output = output }

    /// Sends the value, and ends.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        [output].publisher.receive(subscriber: subscriber)
    }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it ends at once; otherwise it never does.
    public let completeImmediately: Bool

    /// Creates a publisher without values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Ends, or sends nothing at all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Ties())
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher of an error.
    public init(error: Failure) { self.error = error }

    /// Fails.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Ties())
        subscriber.receive(completion: .failure(error))
    }
}

/// A publisher of one value that comes later, the same for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
    /// Takes the result.
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let audience = Audience<Output, Failure>()
    private var result: Result<Output, Failure>?

    /// Creates a publisher, and begins to work for its value at once.
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

    /// Sends the value when it is there, and ends.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        guard case .success(let value) = result else {
            return audience.join(AnySubscriber(subscriber), first: nil)
        }
        [value].publisher.setFailureType(to: Failure.self).receive(subscriber: subscriber)
    }
}

/// A publisher that is made for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
    /// What the made publisher sends.
    public typealias Output = Made.Output
    /// How the made publisher may fail.
    public typealias Failure = Made.Failure
    /// Makes it.
    public let createPublisher: () -> Made

    /// Creates a publisher that is made by a closure.
    public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

    /// Makes a publisher, and has it send to the subscriber.
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
