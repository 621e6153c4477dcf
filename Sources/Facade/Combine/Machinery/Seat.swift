import Foundation

/// The subscription of one subscriber to a subject; values that are not requested are dropped.
final class Seat<Output, Failure: Error>: Subscription, CustomStringConvertible {
    let description: String
    private let lock = NSLock()
    private let order = NSRecursiveLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var audience: Audience<Output, Failure>?
    private var demand = Subscribers.Demand.none
    /// Whether the subscriber has not received the current value.
    private var isBehind: Bool

    init(
        _ subscriber: AnySubscriber<Output, Failure>, _ audience: Audience<Output, Failure>, _ name: String,
        isBehind: Bool
    ) {
        (self.subscriber, self.audience, description, self.isBehind) = (subscriber, audience, name, isBehind)
    }

    func send(_ value: Output) {
        lock.lock()
        guard let subscriber, demand > .none else {
            isBehind = true
            return lock.unlock()
        }
        demand -= 1
        isBehind = false
        lock.unlock()
        let more = order.withLock { subscriber.receive(value) }
        if more > .none { lock.withLock { demand += more } }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscriber requests 1 value or more")
        lock.lock()
        self.demand += demand
        let audience = audience
        let isBehind = isBehind
        lock.unlock()
        if isBehind, let current = audience?.current { send(current) }
        audience?.requestSources()
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let subscriber = release().0
        order.withLock { subscriber?.receive(completion: completion) }
    }

    func cancel() {
        let (_, audience) = release()
        audience?.leave(self)
    }

    private func release() -> (AnySubscriber<Output, Failure>?, Audience<Output, Failure>?) {
        lock.lock()
        defer { lock.unlock() }
        let last = (subscriber, audience)
        (subscriber, audience) = (nil, nil)
        return last
    }
}
