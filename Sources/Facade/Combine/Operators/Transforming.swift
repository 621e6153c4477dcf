extension Publisher {
    /// Returns a publisher that passes values and completion to a pair of closures created for each subscriber.
    func relay<Value, Problem: Error>(
        _ make:
            @escaping (AnySubscriber<Value, Problem>) -> (
                value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
            )
    ) -> AnyPublisher<Value, Problem> {
        AnyPublisher { downstream in
            let (value, completion) = make(downstream)
            receive(
                subscriber: AnySubscriber<Output, Failure>(
                    receiveSubscription: { downstream.receive(subscription: $0) },
                    receiveValue: {
                        value($0)
                        return .unlimited
                    }, receiveCompletion: completion))
        }
    }

    /// Returns a publisher like that of `relay`, which can end early: the closures get the subscription, and receive
    /// nothing once it is canceled.
    func tied<Value, Problem: Error>(
        _ make:
            @escaping (AnySubscriber<Value, Problem>, Ties) -> (
                value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
            )
    ) -> AnyPublisher<Value, Problem> {
        AnyPublisher { downstream in
            let ties = Ties()
            downstream.receive(subscription: ties)
            let (value, completion) = make(downstream, ties)
            receive(
                subscriber: AnySubscriber<Output, Failure>(
                    receiveSubscription: { ties.add($0) },
                    receiveValue: {
                        guard !ties.isCancelled else { return .none }
                        value($0)
                        return .unlimited
                    }, receiveCompletion: { if !ties.isCancelled { completion($0) } }))
        }
    }

    /// Returns a publisher of transformed values.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        relay { downstream in ({ downstream.send(transform($0)) }, { downstream.receive(completion: $0) }) }
    }

    /// Returns a publisher of a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

    /// Returns a publisher of transformed values, which fails when the closure throws an error.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        tied { downstream, ties in
            (
                { value in
                    do { downstream.send(try transform(value)) } catch {
                        ties.cancel()
                        downstream.receive(completion: .failure(error))
                    }
                }, { downstream.receive(completion: $0.asError) }
            )
        }
    }

    /// Returns a publisher of transformed values, without `nil` results.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        relay { downstream in
            ({ value in transform(value).map { downstream.send($0) } }, { downstream.receive(completion: $0) })
        }
    }

    /// Returns a publisher of the values that satisfy a predicate.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// Returns a publisher of the accumulated results of a closure.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        relay { downstream in
            var result = initial
            return (
                {
                    result = next(result, $0)
                    downstream.send(result)
                }, { downstream.receive(completion: $0) }
            )
        }
    }

    /// Returns a publisher of the values that differ from the previous one according to a predicate.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        relay { downstream in
            var last: Output?
            return (
                { value in
                    if let last, predicate(last, value) { return }
                    last = value
                    downstream.send(value)
                }, { downstream.receive(completion: $0) }
            )
        }
    }

    /// Returns a publisher without the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        relay { downstream in
            var left = count
            return (
                {
                    if left > 0 { left -= 1 } else { downstream.send($0) }
                }, { downstream.receive(completion: $0) }
            )
        }
    }

    /// Returns a publisher of the first values, up to a maximum count.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        tied { downstream, ties in
            var left = maxLength
            return (
                { value in
                    guard left > 0 else { return }
                    left -= 1
                    downstream.send(value)
                    guard left == 0 else { return }
                    ties.cancel()
                    downstream.receive(completion: .finished)
                }, { downstream.receive(completion: $0) }
            )
        }
    }

    /// Returns a publisher of the first value only.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// Returns a publisher of the first value that satisfies a predicate.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
    }

    /// Returns a publisher of a single array of all values, sent when this one finishes.
    public func collect() -> AnyPublisher<[Output], Failure> {
        relay { downstream in
            var values: [Output] = []
            return (
                { values.append($0) },
                { completion in
                    if case .finished = completion { downstream.send(values) }
                    downstream.receive(completion: completion)
                }
            )
        }
    }

    /// Returns the publisher with closures that are called before its events are forwarded.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            receive(
                subscriber: AnySubscriber<Output, Failure>(
                    receiveSubscription: {
                        receiveSubscription?($0)
                        downstream.receive(subscription: $0)
                    },
                    receiveValue: {
                        receiveOutput?($0)
                        return downstream.receive($0)
                    },
                    receiveCompletion: {
                        receiveCompletion?($0)
                        downstream.receive(completion: $0)
                    }))
        }
    }
}

extension Publisher where Output: Equatable {
    /// Returns a publisher of the values that differ from the previous one.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Subscribers.Completion {
    var asError: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}
