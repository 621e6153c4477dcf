extension Publisher {
    /// Returns a publisher that, after a failure, continues with the publisher that a closure returns.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        tied { downstream, ties in
            (
                { downstream.send($0) },
                { completion in
                    guard case .failure(let error) = completion else {
                        return downstream.receive(completion: .finished)
                    }
                    handler(error).receive(
                        subscriber: AnySubscriber(
                            receiveSubscription: { ties.replace(with: $0) },
                            receiveValue: { downstream.receive($0) },
                            receiveCompletion: { downstream.receive(completion: $0) }))
                }
            )
        }
    }

    /// Returns a publisher that replaces a failure with a value, and finishes.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

    /// Returns a publisher with transformed errors.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        relay { downstream in
            (
                { downstream.send($0) },
                { completion in
                    switch completion {
                    case .finished: downstream.receive(completion: .finished)
                    case .failure(let error): downstream.receive(completion: .failure(transform(error)))
                    }
                }
            )
        }
    }

    /// Returns a publisher that sends a value if this one finishes without any.
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        relay { downstream in
            var isEmpty = true
            return (
                {
                    isEmpty = false
                    downstream.send($0)
                },
                { completion in
                    if isEmpty, case .finished = completion { downstream.send(output) }
                    downstream.receive(completion: completion)
                }
            )
        }
    }

    /// Returns a publisher that replaces `nil` with a value.
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
        map { $0 ?? output }
    }
}

extension Publisher where Failure == Never {
    /// Returns the publisher with another failure type.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        relay { downstream in
            ({ downstream.send($0) }, { _ in downstream.receive(completion: .finished) })
        }
    }
}
