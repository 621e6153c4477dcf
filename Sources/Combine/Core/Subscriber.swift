/// Something that values are sent to.
public protocol Subscriber<Input, Failure> {
    /// What it takes.
    associatedtype Input
    /// The failures that it takes.
    associatedtype Failure: Error

    /// Tells of the subscription, by which values are asked for.
    func receive(subscription: any Subscription)
    /// Takes a value, and says how many more it wants.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Takes the end.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable {
    /// Asks for values; publishers here send whatever they have, as to a subscriber that wants all.
    func request(_ demand: Subscribers.Demand)
}

/// The words of subscribers.
public enum Subscribers {
    /// How a publisher ends.
    public enum Completion<Failure: Error> {
        /// With all values sent.
        case finished
        /// With an error.
        case failure(Failure)
    }

    /// How many values a subscriber wants.
    public struct Demand: Hashable, Sendable {
        private let count: Int
        /// All.
        public static let unlimited = Demand(count: .max)
        /// None.
        public static let none = Demand(count: 0)
        /// A number, 0 or more.
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A subscriber made of closures, or one whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    let subscribed: (any Subscription) -> Void
    let valued: (Input) -> Subscribers.Demand
    let completed: (Subscribers.Completion<Failure>) -> Void

    /// Hides the type of a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        self.init(
            receiveSubscription: { subscriber.receive(subscription: $0) }, receiveValue: { subscriber.receive($0) },
            receiveCompletion: { subscriber.receive(completion: $0) })
    }

    /// Creates a subscriber of closures.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscribed = receiveSubscription ?? { $0.request(.unlimited) }
        valued = receiveValue ?? { _ in .unlimited }
        completed = receiveCompletion ?? { _ in }
    }

    /// Tells of the subscription.
    public func receive(subscription: any Subscription) { subscribed(subscription) }
    /// Takes a value.
    public func receive(_ input: Input) -> Subscribers.Demand { valued(input) }
    /// Takes the end.
    public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }

    func send(_ input: Input) { _ = valued(input) }
}
