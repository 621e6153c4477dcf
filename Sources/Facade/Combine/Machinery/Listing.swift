import Foundation

/// A subscription that sends the elements of a sequence as they are requested, and then completes.
final class Listing<Elements: Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Elements.Element == Downstream.Input {
    let description: String
    private let completion: Subscribers.Completion<Downstream.Failure>
    private let lock = NSLock()
    private var downstream: Downstream?
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    private init(
        _ elements: Elements, _ downstream: Downstream, _ completion: Subscribers.Completion<Downstream.Failure>
    ) {
        description = String(describing: elements)
        (self.downstream, self.completion) = (downstream, completion)
        iterator = elements.makeIterator()
        next = iterator.next()
    }

    /// Attaches a subscriber to a sequence; it is told of the end at once if there are no elements.
    static func begin(
        _ elements: Elements, _ downstream: Downstream,
        _ completion: Subscribers.Completion<Downstream.Failure> = .finished
    ) {
        let listing = Listing(elements, downstream, completion)
        if listing.next == nil {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
        } else {
            downstream.receive(subscription: listing)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let isFirst = lock.withLock {
            self.demand += demand
            defer { isSending = true }
            return !isSending
        }
        guard isFirst else { return }
        while let (element, downstream, isLast) = advance() {
            let more = downstream.receive(element)
            lock.withLock { self.demand += more }
            if isLast { finish() }
        }
    }

    private func advance() -> (Elements.Element, Downstream, isLast: Bool)? {
        lock.withLock {
            guard let downstream, demand > .none, let element = next else {
                isSending = false
                return nil
            }
            demand -= 1
            next = iterator.next()
            return (element, downstream, next == nil)
        }
    }

    private func finish() {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }?.receive(completion: completion)
    }

    func cancel() {
        lock.lock()
        // The subscriber is released outside of the lock.
        let released = downstream
        downstream = nil
        lock.unlock()
        withExtendedLifetime(released) {}
    }
}
