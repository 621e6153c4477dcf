/// A subject that stores its current value, which new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience: Audience<Output, Failure>

    /// Creates a subject with an initial value.
    public init(_ value: Output) { audience = Audience("CurrentValueSubject", current: value) }

    /// The current value; setting it sends the new value.
    public var value: Output {
        get {
            guard let value = audience.current else { preconditionFailure("A current value subject has a value") }
            return value
        }
        set { send(newValue) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.join(subscriber)
    }
    /// Stores a value and sends it.
    public func send(_ input: Output) { audience.send(input) }
    /// Sends the completion.
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    /// Takes a subscription through which values come, and requests them.
    public func send(subscription: any Subscription) { audience.follow(subscription) }
}
