import Foundation

/// A publisher through which code can send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value.
    func send(_ value: Output)
    /// Sends the completion.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Sends a change without a value.
    public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they subscribed.
final class Audience<Output, Failure: Error> {
    private let lock = NSRecursiveLock()
    private var seats: [Seat] = []
    private(set) var completion: Subscribers.Completion<Failure>?

    final class Seat: Subscription {
        let subscriber: AnySubscriber<Output, Failure>
        weak var audience: Audience?
        var isTaken = true

        init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {
            isTaken = false
            audience?.leave(self)
        }
    }

    func join(_ subscriber: AnySubscriber<Output, Failure>, first: Output?) {
        let seat = Seat(subscriber)
        seat.audience = self
        if completion == nil { lock.withLock { seats.append(seat) } }
        subscriber.receive(subscription: seat)
        if let completion { return subscriber.receive(completion: completion) }
        if let first, seat.isTaken { subscriber.send(first) }
    }

    private func leave(_ seat: Seat) { lock.withLock { seats.removeAll { $0 === seat } } }

    func send(_ value: Output) {
        guard completion == nil else { return }
        for seat in lock.withLock({ seats }) where seat.isTaken { seat.subscriber.send(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let seats = lock.withLock { self.seats }
        lock.withLock { self.seats = [] }
        for seat in seats where seat.isTaken { seat.subscriber.receive(completion: completion) }
    }
}

/// A subject that sends values to its current subscribers only.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()

    /// Creates a subject.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.join(AnySubscriber(subscriber), first: nil)
    }
    /// Sends a value.
    public func send(_ value: Output) { audience.send(value) }
    /// Sends the completion.
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
}

/// A subject that stores its current value, which new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    private var current: Output

    /// Creates a subject with an initial value.
    public init(_ value: Output) { current = value }

    /// The current value; setting it sends the new value.
    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.join(AnySubscriber(subscriber), first: current)
    }
    /// Stores a value and sends it.
    public func send(_ value: Output) {
        guard audience.completion == nil else { return }
        current = value
        audience.send(value)
    }
    /// Sends the completion.
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
}
