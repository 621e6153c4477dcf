import Foundation

/// What came from one of several upstreams and was not used yet.
protocol Slot: AnyObject {
    var isEmpty: Bool { get }
}

/// The newest value of an upstream.
final class LatestSlot<Value>: Slot {
    var value: Value?
    var isEmpty: Bool { value == nil }
    func put(_ new: Value) { value = new }
}

/// The values of an upstream in the order in which they came.
final class QueueSlot<Value>: Slot {
    private(set) var values: [Value] = []
    var isEmpty: Bool { values.isEmpty }
    func put(_ new: Value) { values.append(new) }
    func drop() { values.removeFirst() }
}

/// A subscription to several upstreams, each with a slot, that assembles values of what is in the slots.
///
/// Demands go to all upstreams.
final class Assembly<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Assemble = () -> Downstream.Input?
    let description: String
    private let slots: [any Slot]
    private let assemble: Assemble
    /// Whether values of an upstream that has finished go on being used.
    private let keepsLast: Bool
    private let lock = NSLock()
    private let order = NSRecursiveLock()
    private var downstream: Downstream?
    private var subscriptions: [Int: any Subscription] = [:]
    private var finished: Set<Int> = []
    private var demand = Subscribers.Demand.none

    init(
        _ description: String, _ downstream: Downstream, _ slots: [any Slot], keepsLast: Bool,
        assemble: @escaping Assemble
    ) {
        self.description = description
        (self.downstream, self.slots, self.keepsLast, self.assemble) = (downstream, slots, keepsLast, assemble)
    }

    /// Hands the subscription over, before any upstream is attached.
    func start() { lock.withLock { downstream }?.receive(subscription: self) }

    /// Subscribes to the upstream of a slot.
    func attach<P: Publisher>(_ publisher: P, _ number: Int, _ put: @escaping (P.Output) -> Void)
    where P.Failure == Downstream.Failure {
        publisher.subscribe(
            Side<P.Output, P.Failure>(
                description,
                subscribed: { self.begin($0, number) },
                valued: { value in self.take { put(value) } },
                completed: { self.end($0, number) }))
    }

    private func begin(_ subscription: any Subscription, _ number: Int) {
        let (isOpen, demand) = lock.withLock {
            if downstream != nil { subscriptions[number] = subscription }
            return (downstream != nil, self.demand)
        }
        guard isOpen else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    private func take(_ put: () -> Void) -> Subscribers.Demand {
        order.lock()
        defer { order.unlock() }
        let (output, downstream) = lock.withLock { () -> (Downstream.Input?, Downstream?) in
            guard let downstream = self.downstream else { return (nil, nil) }
            put()
            guard demand > .none, let output = assemble() else { return (nil, nil) }
            demand -= 1
            return (output, downstream)
        }
        guard let output, let downstream else { return .none }
        request(downstream.receive(output))
        finishIfOver()
        return .none
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ number: Int) {
        order.lock()
        defer { order.unlock() }
        lock.withLock {
            subscriptions[number] = nil
            _ = finished.insert(number)
        }
        if case .failure = completion { close(completion) } else { finishIfOver() }
    }

    private func finishIfOver() {
        let isOver = lock.withLock {
            finished.contains { slots[$0].isEmpty } || keepsLast && finished.count == slots.count
        }
        if isOver { close(.finished) }
    }

    private func close(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, others) = release()
        others.forEach { $0.cancel() }
        downstream?.receive(completion: completion)
    }

    private func release() -> (Downstream?, [any Subscription]) {
        lock.withLock {
            defer { (downstream, subscriptions) = (nil, [:]) }
            return (downstream, all)
        }
    }

    private var all: [any Subscription] { subscriptions.sorted { $0.key < $1.key }.map(\.value) }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let subscriptions = lock.withLock {
            self.demand += demand
            return all
        }
        subscriptions.forEach { $0.request(demand) }
    }

    func cancel() { release().1.forEach { $0.cancel() } }
}
