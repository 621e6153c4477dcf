import Foundation

/// A subscription that follows one upstream after another, and takes the unmet demand along.
final class Succession<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    let description: String
    private let lock = NSLock()
    private var downstream: Downstream?
    private var current: (any Subscription)?
    private var companion: (any Subscription)?
    private var number = 0
    private var demand = Subscribers.Demand.none
    private var isGreeted = false

    init(_ description: String, _ downstream: Downstream) {
        (self.description, self.downstream) = (description, downstream)
    }

    /// Hands the subscription over, once.
    func greet() {
        let newcomer = lock.withLock { () -> Downstream? in
            defer { isGreeted = true }
            return isGreeted ? nil : downstream
        }
        newcomer?.receive(subscription: self)
    }

    /// Holds a subscription that is canceled with the current one, and returns whether the succession is still open.
    func accompany(_ subscription: any Subscription) -> Bool {
        let isOpen = lock.withLock {
            if downstream != nil { companion = subscription }
            return downstream != nil
        }
        if !isOpen { subscription.cancel() }
        return isOpen
    }

    /// Leaves the current upstream for another one, and calls a closure when that ends.
    func follow<P: Publisher>(
        _ publisher: P, ended: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Input {
        lock.lock()
        number += 1
        let (number, last) = (number, current)
        current = nil
        lock.unlock()
        last?.cancel()
        publisher.subscribe(
            Side<Input, P.Failure>(
                description,
                subscribed: { self.begin($0, number) },
                valued: { self.take($0, number) },
                completed: { if self.isCurrent(number) { ended($0) } }))
    }

    private func begin(_ subscription: any Subscription, _ number: Int) {
        let isCurrent = lock.withLock {
            guard downstream != nil, number == self.number else { return false }
            current = subscription
            return true
        }
        guard isCurrent else { return subscription.cancel() }
        if !lock.withLock({ isGreeted }) { return greet() }
        let unmet = lock.withLock { demand }
        if unmet > .none { subscription.request(unmet) }
    }

    private func take(_ value: Input, _ number: Int) -> Subscribers.Demand {
        lock.lock()
        guard let downstream, number == self.number else {
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        guard more > .none else { return .none }
        lock.lock()
        demand += more
        let isCurrent = number == self.number
        let next = isCurrent ? nil : current
        lock.unlock()
        next?.request(more)
        return isCurrent ? more : .none
    }

    private func isCurrent(_ number: Int) -> Bool {
        lock.withLock {
            guard number == self.number, downstream != nil else { return false }
            current = nil
            return true
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let current = lock.withLock {
            self.demand += demand
            return self.current
        }
        current?.request(demand)
    }

    /// Ends the whole.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, others) = release()
        others.forEach { $0.cancel() }
        downstream?.receive(completion: completion)
    }

    func cancel() { release().1.forEach { $0.cancel() } }

    private func release() -> (Downstream?, [any Subscription]) {
        lock.withLock {
            defer { (downstream, current, companion) = (nil, nil, nil) }
            return (downstream, [companion, current].compactMap(\.self))
        }
    }
}
