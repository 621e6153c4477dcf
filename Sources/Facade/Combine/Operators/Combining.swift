extension Publisher {
    /// Returns a publisher of the latest values of this publisher and another, which sends when either does, once both
    /// have.
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

    /// Returns a publisher of the transformed latest values of this publisher and another.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Returns a publisher of the latest values of three publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Returns a publisher that pairs each value of this publisher with the corresponding value of another.
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

    /// Returns a publisher of the values of this publisher and another, as they arrive.
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

    /// Returns a publisher of the values of all publishers that a closure creates from the values of this one.
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

    /// Returns a publisher that sends the elements before the values of this publisher.
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

    /// Returns a publisher whose subscribers share a single subscription to this one.
    public func share() -> AnyPublisher<Output, Failure> {
        let shared = SharedSubscription(self)
        return AnyPublisher { shared.attach($0) }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Returns a publisher of the values of the latest publisher that this one has sent.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { downstream in
            let (ends, newest) = (JointEnd(downstream, of: 1), Ties())
            var isSending = false
            ends.ties.add(newest)
            downstream.receive(subscription: ends.ties)
            ends.follow(self) { publisher in
                newest.replace(with: Ties())
                if !isSending { ends.count += 1 }
                isSending = true
                let tie = publisher.sink(
                    receiveCompletion: {
                        isSending = false
                        ends.end($0)
                    }, receiveValue: { downstream.send($0) })
                newest.replace(with: tie)
            }
        }
    }
}

/// The completion of several merged publishers: it comes with the last one to finish or the first one to fail.
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

    func end(_ completion: Subscribers.Completion<Failure>) {
        guard !ties.isCancelled else { return }
        count -= 1
        if case .finished = completion, count > 0 { return }
        ties.cancel()
        downstream.receive(completion: completion)
    }
}
