import Foundation

/// A subscription that keeps values until they are requested.
final class Reservoir<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    let description = "Buffer"
    private let link: Link<Downstream>
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private let lock = NSLock()
    private let order = NSRecursiveLock()
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Failure>?
    private var isSending = false

    init(
        _ size: Int, _ prefetch: Publishers.PrefetchStrategy, _ whenFull: Publishers.BufferingStrategy<Failure>,
        _ downstream: Downstream
    ) {
        (self.size, self.prefetch, self.whenFull) = (size, prefetch, whenFull)
        link = Link(downstream)
    }

    func receive(subscription: any Subscription) {
        guard let downstream = link.open(subscription) else { return }
        downstream.receive(subscription: self)
        link.request(prefetch == .keepFull ? .max(size) : .unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let error = lock.withLock { put(input) }
        if let error { link.end(.failure(error())) } else { drain() }
        return .none
    }

    /// Keeps a value; returns what makes the error if there is no room.
    private func put(_ input: Input) -> (() -> Failure)? {
        // A value that is sent at once takes no room.
        guard values.count >= size, isSending || demand == .none else {
            values.append(input)
            return nil
        }
        switch whenFull {
        case .dropNewest: break
        case .dropOldest: if size > 0 { values = values.dropFirst() + [input] }
        case .customError(let make): return make
        }
        return nil
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { self.completion = completion }
        drain()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        drain()
    }

    func cancel() { link.cancel() }

    private func drain() {
        order.lock()
        defer { order.unlock() }
        guard !lock.withLock({ isSending }) else { return }
        lock.withLock { isSending = true }
        while let downstream = link.downstream, let value = next() {
            let more = downstream.receive(value)
            lock.withLock { demand += more }
            if prefetch == .keepFull { link.request(.max(1)) }
        }
        let end = lock.withLock {
            isSending = false
            return values.isEmpty ? completion : nil
        }
        if let end { link.finish(end) }
    }

    private func next() -> Input? {
        lock.withLock {
            guard demand > .none, !values.isEmpty else { return nil }
            demand -= 1
            return values.removeFirst()
        }
    }
}
