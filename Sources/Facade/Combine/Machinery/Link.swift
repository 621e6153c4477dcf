import Foundation

/// What an operator holds between an upstream subscription and a downstream subscriber: it opens once and closes once,
/// and lets go of both when it closes.
final class Link<Downstream: Subscriber> {
    private enum State {
        case waiting(Downstream)
        case open(any Subscription, Downstream)
        case closed
    }
    private let lock = NSLock()
    private var state: State

    init(_ downstream: Downstream) { state = .waiting(downstream) }

    /// The subscriber, while the link is open.
    var downstream: Downstream? {
        lock.lock()
        defer { lock.unlock() }
        if case .open(_, let downstream) = state { return downstream }
        return nil
    }

    /// Opens the link with the upstream's subscription, and returns the subscriber; cancels a second subscription.
    func open(_ subscription: any Subscription) -> Downstream? {
        lock.lock()
        guard case .waiting(let downstream) = state else {
            lock.unlock()
            subscription.cancel()
            return nil
        }
        state = .open(subscription, downstream)
        lock.unlock()
        return downstream
    }

    /// Closes the link; returns what it held if it was open.
    func close() -> (subscription: any Subscription, downstream: Downstream)? {
        lock.lock()
        // What the state holds is released outside of the lock.
        let last = state
        state = .closed
        lock.unlock()
        if case .open(let subscription, let downstream) = last { return (subscription, downstream) }
        return nil
    }

    /// Requests values of the upstream.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.lock()
        guard case .open(let subscription, _) = state else { return lock.unlock() }
        lock.unlock()
        subscription.request(demand)
    }

    /// Closes the link and cancels the upstream.
    func cancel() { close()?.subscription.cancel() }

    /// Closes the link when the upstream has ended.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        close()?.downstream.receive(completion: completion)
    }

    /// Closes the link before the upstream has ended.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let (subscription, downstream) = close() else { return }
        subscription.cancel()
        downstream.receive(completion: completion)
    }
}
