/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure> {
    /// The type of values that the subscriber receives.
    associatedtype Input
    /// The type of failures that the subscriber receives.
    associatedtype Failure: Error

    /// Receives the subscription, through which values are requested.
    func receive(subscription: any Subscription)
    /// Receives a value, and returns how many more the subscriber requests.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the completion.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable {
    /// Requests values; publishers here ignore the demand and send all values.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for types of subscribers.
public enum Subscribers {
    /// The completion of a publisher.
    public enum Completion<Failure: Error> {
        /// The publisher finished normally.
        case finished
        /// The publisher failed with an error.
        case failure(Failure)
    }

    /// The number of values that a subscriber requests.
    public struct Demand: Hashable, Sendable {
        let count: Int
        /// All values.
        public static let unlimited = Demand(count: .max)
        /// No values.
        public static let none = Demand(count: 0)
        /// Returns a demand for a number of values, 0 or more.
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A type-erased subscriber, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    let subscribed: (any Subscription) -> Void
    let valued: (Input) -> Subscribers.Demand
    let completed: (Subscribers.Completion<Failure>) -> Void

    /// Creates a subscriber that erases the type of another one.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        self.init(
            receiveSubscription: { subscriber.receive(subscription: $0) }, receiveValue: { subscriber.receive($0) },
            receiveCompletion: { subscriber.receive(completion: $0) })
    }

    /// Creates a subscriber from closures.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscribed = receiveSubscription ?? { $0.request(.unlimited) }
        valued = receiveValue ?? { _ in .unlimited }
        completed = receiveCompletion ?? { _ in }
    }

    /// Receives the subscription.
    public func receive(subscription: any Subscription) { subscribed(subscription) }
    /// Receives a value.
    public func receive(_ input: Input) -> Subscribers.Demand { valued(input) }
    /// Receives the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }

    func send(_ input: Input) { _ = valued(input) }
}
