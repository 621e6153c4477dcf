import Foundation

/// A subscription to upstreams whose values are sent as they come.
///
/// From the first demand on, one value of each upstream is requested ahead unless all are, and waits until it is
/// requested.
final class Merger<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    let description: String
    private let lock = NSLock()
    private let order = NSRecursiveLock()
    private var downstream: Downstream?
    private var source: (any Subscription)?
    private var subscriptions: [Int: any Subscription] = [:]
    private var waiting: [(value: Input, number: Int)] = []
    private var demand = Subscribers.Demand.none
    private var isRequested = false
    private var isDraining = false
    private var count = 0
    /// The upstreams, and those that bring upstreams, that have not finished.
    private var open = 0

    init(_ description: String, _ downstream: Downstream) {
        (self.description, self.downstream) = (description, downstream)
    }

    /// Whether values are still sent.
    var isOpen: Bool { lock.withLock { downstream != nil } }

    /// Hands the subscription over, before any upstream is attached.
    func start() { lock.withLock { downstream }?.receive(subscription: self) }

    /// Awaits the end of one more upstream.
    func expect(_ count: Int = 1) { lock.withLock { open += count } }

    /// Subscribes to an upstream that is expected, and calls a closure when it has finished.
    func attach<P: Publisher>(_ publisher: P, finished: @escaping () -> Void = {})
    where P.Output == Input, P.Failure == Failure {
        let number = nextNumber()
        publisher.subscribe(
            Side<Input, Failure>(
                description,
                subscribed: { self.begin($0, number) },
                valued: { self.take($0, number) },
                completed: { completion in
                    self.lock.withLock { self.subscriptions[number] = nil }
                    if case .finished = completion { finished() }
                    self.end(completion)
                }))
    }

    /// Holds a subscription that brings upstreams, and that is canceled with the others.
    func hold(_ subscription: any Subscription) -> Bool {
        let isOpen = lock.withLock {
            if downstream != nil { source = subscription }
            return downstream != nil
        }
        if !isOpen { subscription.cancel() }
        return isOpen
    }

    /// Ends the subscription that brings upstreams.
    func endSource(_ completion: Subscribers.Completion<Failure>) {
        lock.withLock { source = nil }
        end(completion)
    }

    private func nextNumber() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }

    private func begin(_ subscription: any Subscription, _ number: Int) {
        let (isOpen, ahead) = lock.withLock {
            if downstream != nil { subscriptions[number] = subscription }
            return (downstream != nil, isRequested ? self.ahead : .none)
        }
        guard isOpen else { return subscription.cancel() }
        if ahead > .none { subscription.request(ahead) }
    }

    private func take(_ value: Input, _ number: Int) -> Subscribers.Demand {
        order.lock()
        defer { order.unlock() }
        let (downstream, demand) = lock.withLock { () -> (Downstream?, Subscribers.Demand) in
            guard let downstream = self.downstream else { return (nil, .none) }
            guard self.demand > .none, waiting.isEmpty else {
                waiting.append((value, number))
                return (nil, .none)
            }
            self.demand -= 1
            return (downstream, self.demand)
        }
        guard let downstream else { return .none }
        let more = downstream.receive(value)
        if more > .none { request(more) }
        return demand == .unlimited ? .none : .max(1)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let (opened, ahead) = lock.withLock { () -> ([any Subscription], Subscribers.Demand) in
            let wasEnough = isRequested && (self.demand == .unlimited || demand < .unlimited)
            isRequested = true
            self.demand += demand
            return (wasEnough ? [] : all, self.ahead)
        }
        drain()
        opened.forEach { $0.request(ahead) }
    }

    /// What is requested of each upstream.
    private var ahead: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

    /// Sends the values that wait, as far as they are requested.
    private func drain() {
        order.lock()
        defer { order.unlock() }
        guard !isDraining else { return }
        isDraining = true
        while let (value, downstream, subscription) = next() {
            let more = downstream.receive(value)
            if more > .none { lock.withLock { demand += more } }
            subscription?.request(.max(1))
        }
        isDraining = false
        finishIfOver()
    }

    private func next() -> (Input, Downstream, (any Subscription)?)? {
        lock.withLock {
            guard let downstream, demand > .none, !waiting.isEmpty else { return nil }
            demand -= 1
            let (value, number) = waiting.removeFirst()
            return (value, downstream, demand == .unlimited ? nil : subscriptions[number])
        }
    }

    /// Ends one of the upstreams that are expected.
    func end(_ completion: Subscribers.Completion<Failure>) {
        order.lock()
        defer { order.unlock() }
        lock.withLock { open -= 1 }
        if case .failure = completion { close(completion) } else { finishIfOver() }
    }

    private func finishIfOver() {
        if lock.withLock({ open == 0 && waiting.isEmpty }) { close(.finished) }
    }

    private func close(_ completion: Subscribers.Completion<Failure>) {
        let (downstream, others) = release()
        others.forEach { $0.cancel() }
        downstream?.receive(completion: completion)
    }

    private func release() -> (Downstream?, [any Subscription]) {
        lock.withLock {
            defer { (downstream, source, subscriptions) = (nil, nil, [:]) }
            return (downstream, [source].compactMap(\.self) + all)
        }
    }

    private var all: [any Subscription] { subscriptions.sorted { $0.key < $1.key }.map(\.value) }

    func cancel() { release().1.forEach { $0.cancel() } }
}
