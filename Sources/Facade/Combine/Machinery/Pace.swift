import Foundation

/// A subscription of an operator that works with time: it sends a value only if it is requested then.
final class Pace<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    let description: String
    /// The closures that are called after the subscription, with each value and with the completion.
    var begin: () -> Void = {}
    var taken: (Input) -> Void = { _ in }
    var ended: (Subscribers.Completion<Failure>) -> Void = { _ in }
    private let link: Link<Downstream>
    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    private var waiting: Input?
    private var newest = 0
    private var isPaused = false
    private var requestsAll = false
    private var hasEnded = false

    init(_ description: String, _ downstream: Downstream) {
        self.description = description
        link = Link(downstream)
    }

    func receive(subscription: any Subscription) {
        guard let downstream = link.open(subscription) else { return }
        begin()
        downstream.receive(subscription: self)
        if requestsAll { link.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if link.downstream != nil, !lock.withLock({ hasEnded }) { taken(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { hasEnded = true }
        if link.downstream != nil { ended(completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        if !requestsAll { link.request(demand) }
    }

    func cancel() {
        release()
        link.cancel()
    }

    /// Requests all values of the upstream after the subscription, whatever the subscriber requests.
    func requestAll() { requestsAll = true }

    /// Sends a value if it is requested.
    func send(_ value: Input, requesting isRequested: Bool = false) {
        guard let downstream = link.downstream else { return }
        let isWanted = lock.withLock {
            guard demand > .none else { return false }
            demand -= 1
            return true
        }
        guard isWanted else { return }
        let more = downstream.receive(value)
        guard more > .none else { return }
        lock.withLock { demand += more }
        if isRequested { link.request(more) }
    }

    /// Keeps a value to be sent later, and returns its number.
    @discardableResult func wait(with value: Input, replacing isLatest: Bool = true) -> Int {
        lock.withLock {
            if isLatest || waiting == nil { waiting = value }
            newest += 1
            return newest
        }
    }

    /// Sends the value that waits, unless there is a newer one; returns whether there was one.
    @discardableResult func sendWaiting(_ number: Int? = nil) -> Bool {
        let value = lock.withLock { () -> Input? in
            guard number == nil || number == newest else { return nil }
            defer { waiting = nil }
            return waiting
        }
        if let value { send(value) }
        return value != nil
    }

    /// Makes what was numbered before obsolete, and returns a new number.
    @discardableResult func renew() -> Int {
        lock.withLock {
            newest += 1
            return newest
        }
    }

    /// Whether nothing came since a number was given.
    func isNewest(_ number: Int) -> Bool { lock.withLock { newest == number } }

    /// Begins a pause; returns whether there was none.
    func pause() -> Bool {
        lock.withLock {
            defer { isPaused = true }
            return !isPaused
        }
    }

    /// Ends a pause.
    func unpause() { lock.withLock { isPaused = false } }

    /// Completes after the upstream.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        release()
        link.finish(completion)
    }

    /// Completes before the upstream.
    func end(_ completion: Subscribers.Completion<Failure>) {
        release()
        link.end(completion)
    }

    /// The closures hold this object.
    private func release() { (begin, taken, ended) = ({}, { _ in }, { _ in }) }
}
