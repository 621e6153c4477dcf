extension Publisher {
    /// The newest values of this publisher and another, whenever one of them sends and both have.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { downstream in
            var (left, right): (Output?, P.Output?)
            let end = JointEnd(downstream, of: 2)
            func send() { if let left, let right { downstream.send((left, right)) } }
            downstream.receive(subscription: end.ties)
            end.follow(self) {
                left = $0
                send()
            }
            end.follow(other) {
                right = $0
                send()
            }
        }
    }

    /// What a closure makes of the newest values of this publisher and another.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The newest values of three publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Each value of this publisher with that of the same number of another.
    public func zip<P: Publisher>(
        _ other: P
    ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { downstream in
            var (left, right): ([Output], [P.Output]) = ([], [])
            let end = JointEnd(downstream, of: 2)
            func send() {
                if !left.isEmpty, !right.isEmpty { downstream.send((left.removeFirst(), right.removeFirst())) }
            }
            downstream.receive(subscription: end.ties)
            end.follow(self) {
                left.append($0)
                send()
            }
            end.follow(other) {
                right.append($0)
                send()
            }
        }
    }

    /// The values of this publisher and another, as they come.
    public func merge<P: Publisher>(
        with other: P
    ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
        AnyPublisher { downstream in
            let end = JointEnd(downstream, of: 2)
            downstream.receive(subscription: end.ties)
            end.follow(self) { downstream.send($0) }
            end.follow(other) { downstream.send($0) }
        }
    }

    /// The values of the publishers that a closure makes of these.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { downstream in
            let end = JointEnd(downstream, of: 1)
            downstream.receive(subscription: end.ties)
            end.follow(self) { value in
                end.count += 1
                end.follow(transform(value)) { downstream.send($0) }
            }
        }
    }

    /// Values that come first, and then these.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            receive(
                subscriber: AnySubscriber<Output, Failure>(
                    receiveSubscription: {
                        downstream.receive(subscription: $0)
                        elements.forEach { downstream.send($0) }
                    }, receiveValue: { downstream.receive($0) },
                    receiveCompletion: { downstream.receive(completion: $0) }))
        }
    }

    /// One subscription to this publisher, which all subscribers have in common.
    public func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        var tie: AnyCancellable?
        return AnyPublisher { downstream in
            subject.receive(subscriber: downstream)
            guard tie == nil else { return }
            tie = sink(
                receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the newest of the publishers that this one sends.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { downstream in
            let (ends, newest) = (JointEnd(downstream, of: 1), Ties())
            ends.ties.add(newest)
            downstream.receive(subscription: ends.ties)
            ends.follow(self) { publisher in
                newest.replace(with: Ties())
                newest.replace(with: publisher.sink(receiveCompletion: { _ in }) { downstream.send($0) })
            }
        }
    }
}

/// The end of several publishers that are sent as one: with the last of them, or the first that fails.
private final class JointEnd<Output, Failure: Error> {
    let ties = Ties()
    var count: Int
    private let downstream: AnySubscriber<Output, Failure>

    init(_ downstream: AnySubscriber<Output, Failure>, of count: Int) {
        (self.downstream, self.count) = (downstream, count)
    }

    func follow<P: Publisher>(
        _ publisher: P, _ value: @escaping (P.Output) -> Void
    ) where P.Failure == Failure {
        publisher.receive(
            subscriber: AnySubscriber(
                receiveSubscription: { self.ties.add($0) },
                receiveValue: {
                    if !self.ties.isCancelled { value($0) }
                    return .unlimited
                }, receiveCompletion: { self.end($0) }))
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        guard !ties.isCancelled else { return }
        count -= 1
        if case .finished = completion, count > 0 { return }
        ties.cancel()
        downstream.receive(completion: completion)
    }
}
