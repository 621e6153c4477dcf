/// A subscriber that erases the type of another one, or is made of closures.
@frozen public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable {
    private let subscribed: (any Subscription) -> Void
    private let valued: (Input) -> Subscribers.Demand
    private let completed: (Subscribers.Completion<Failure>) -> Void
    private let text: () -> String
    private let mirror: () -> Mirror
    /// The identifier of the erased subscriber.
    public let combineIdentifier: CombineIdentifier

    /// Creates a subscriber that erases the type of another one.
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        if let erased = s as? AnySubscriber<Input, Failure> {
            self = erased
            return
        }
        subscribed = { s.receive(subscription: $0) }
        valued = { s.receive($0) }
        completed = { s.receive(completion: $0) }
        combineIdentifier = s.combineIdentifier
        text = { String(describing: s) }
        mirror = { Mirror(reflecting: s) }
    }

    /// Creates a subscriber that sends what it receives through a subject.
    public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure { self.init(SubjectSubscriber(s)) }

    /// Creates a subscriber from closures; those left out request nothing.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscribed = receiveSubscription ?? { _ in }
        valued = receiveValue ?? { _ in .none }
        completed = receiveCompletion ?? { _ in }
        combineIdentifier = CombineIdentifier()
        text = { "Anonymous AnySubscriber" }
        mirror = { Mirror("Anonymous AnySubscriber", children: []) }
    }

    /// Receives the subscription.
    public func receive(subscription: any Subscription) { subscribed(subscription) }
    /// Receives a value, and returns how many more the subscriber requests.
    public func receive(_ value: Input) -> Subscribers.Demand { valued(value) }
    /// Receives the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
    /// The description of the erased subscriber.
    public var description: String { text() }
    /// The mirror of the erased subscriber.
    public var customMirror: Mirror { mirror() }
}
