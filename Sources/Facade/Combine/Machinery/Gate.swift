import Foundation

/// A subscription that begins or ends to let values through when another publisher sends.
final class Gate<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    let description: String
    private let link: Link<Downstream>
    private let closes: Bool
    private let lock = NSLock()
    private var isOpen: Bool
    private var ending: Subscribers.Completion<Failure>?
    private var trigger: (any Subscription)?
    private var isOver = false

    init(_ description: String, _ downstream: Downstream, isOpen: Bool) {
        (self.description, self.isOpen, closes) = (description, isOpen, isOpen)
        link = Link(downstream)
    }

    /// Subscribes to the publisher whose first value counts.
    func attach<P: Publisher>(_ other: P) {
        other.subscribe(
            Side<P.Output, P.Failure>(
                description, subscribed: { self.begin($0) },
                valued: { _ in
                    self.pull()
                    return .none
                },
                completed: { self.miss($0.mapError { $0 as any Error }) }))
    }

    private func begin(_ subscription: any Subscription) {
        let isWanted = lock.withLock {
            if !isOver { trigger = subscription }
            return !isOver
        }
        if isWanted { subscription.request(.max(1)) } else { subscription.cancel() }
    }

    private func pull() {
        let trigger = lock.withLock {
            isOpen = !closes
            if closes { ending = .finished }
            defer { self.trigger = nil }
            return self.trigger
        }
        trigger?.cancel()
        if closes { link.end(.finished) }
    }

    /// What opens a gate has ended without a value.
    private func miss(_ completion: Subscribers.Completion<any Error>) {
        let isMissed = lock.withLock {
            trigger = nil
            return !isOpen && !closes
        }
        guard isMissed else { return }
        let end = completion.failure(as: Failure.self)
        lock.withLock { ending = end }
        link.end(end)
    }

    func receive(subscription: any Subscription) {
        guard let downstream = link.open(subscription) else { return }
        downstream.receive(subscription: self)
        if let ending = lock.withLock({ ending }) { link.end(ending) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = link.downstream else { return .none }
        return lock.withLock { isOpen } ? downstream.receive(input) : .max(1)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        release()?.cancel()
        link.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) { link.request(demand) }

    func cancel() {
        release()?.cancel()
        link.cancel()
    }

    private func release() -> (any Subscription)? {
        lock.withLock {
            isOver = true
            defer { trigger = nil }
            return trigger
        }
    }
}

extension Subscribers.Completion {
    /// The completion as one of another kind of errors; an error of none of them is a normal end.
    fileprivate func failure<Other: Error>(as kind: Other.Type) -> Subscribers.Completion<Other> {
        if case .failure(let error) = self, let error = error as? Other { return .failure(error) }
        return .finished
    }
}
