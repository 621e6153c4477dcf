/// A subject that sends values to its current subscribers only.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>("PassthroughSubject")

    /// Creates a subject.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.join(subscriber)
    }
    /// Sends a value to the subscribers that have requested one.
    public func send(_ input: Output) { audience.send(input) }
    /// Sends the completion.
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    /// Takes a subscription through which values come, and requests them once a subscriber does.
    public func send(subscription: any Subscription) { audience.follow(subscription) }
}
