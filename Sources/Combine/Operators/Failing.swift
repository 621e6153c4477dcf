extension Publisher {
    /// The same values, and what another publisher sends after a failure.
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

    /// The same values, and one in the place of a failure.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

    /// The same values with another error.
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

    /// The values, and one where there is none at the end.
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

    /// The values that are there, and another one for each that is not.
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
        map { $0 ?? output }
    }
}

extension Publisher where Failure == Never {
    /// The publisher as one that could fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        relay { downstream in
            ({ downstream.send($0) }, { _ in downstream.receive(completion: .finished) })
        }
    }
}
