import Foundation

/// The subscribers of a subject, in the order in which they subscribed, and the value that newcomers receive first.
final class Audience<Output, Failure: Error> {
    private let lock = NSLock()
    private let name: String
    private let keepsCurrent: Bool
    private var newest: Output?
    private var seats: [Seat<Output, Failure>] = []
    private var sources: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?
    private var hasDemand = false

    init(_ name: String) { (self.name, keepsCurrent) = (name, false) }
    init(_ name: String, current: Output) { (self.name, keepsCurrent, newest) = (name, true, current) }
    deinit { sources.forEach { $0.cancel() } }

    /// The value that newcomers receive first.
    var current: Output? { lock.withLock { newest } }
    /// Whether the publisher has completed.
    var isComplete: Bool { lock.withLock { completion != nil } }

    func join<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let seat = Seat(AnySubscriber(subscriber), self, name, isBehind: keepsCurrent)
        let completion = lock.withLock {
            if self.completion == nil { seats.append(seat) }
            return self.completion
        }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: seat)
        }
    }

    func leave(_ seat: Seat<Output, Failure>) { lock.withLock { seats.removeAll { $0 === seat } } }

    /// Sends a value, and calls a closure when it is the current one unless the publisher has completed.
    func send(_ value: Output) {
        lock.lock()
        guard completion == nil else { return lock.unlock() }
        // The last value is released outside of the lock.
        let released = newest
        if keepsCurrent { newest = value }
        let seats = seats
        lock.unlock()
        withExtendedLifetime(released) { seats.forEach { $0.send(value) } }
    }

    /// Sets the current value, which was sent before.
    func keep(_ value: Output) {
        lock.lock()
        let released = newest
        newest = value
        lock.unlock()
        withExtendedLifetime(released) {}
    }

    /// Sends a value that becomes the current one only after it was sent.
    func announce(_ value: Output) {
        for seat in lock.withLock({ seats }) { seat.send(value) }
        keep(value)
    }

    func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard self.completion == nil else { return lock.unlock() }
        self.completion = completion
        let (seats, sources) = (seats, sources)
        (self.seats, self.sources) = ([], [])
        lock.unlock()
        withExtendedLifetime(sources) { seats.forEach { $0.finish(completion) } }
    }

    /// Takes a subscription through which values come, and requests them once a subscriber does.
    func follow(_ subscription: any Subscription) {
        let isRequested = lock.withLock {
            sources.append(subscription)
            return hasDemand || keepsCurrent
        }
        if isRequested { subscription.request(.unlimited) }
    }

    /// Requests values of the sources for the first subscriber that requests any.
    func requestSources() {
        let sources = lock.withLock { () -> [any Subscription] in
            defer { hasDemand = true }
            return hasDemand || keepsCurrent ? [] : self.sources
        }
        sources.forEach { $0.request(.unlimited) }
    }
}
