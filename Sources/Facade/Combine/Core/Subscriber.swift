/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values that the subscriber receives.
    associatedtype Input
    /// The kind of errors that the subscriber receives.
    associatedtype Failure: Error

    /// Receives the subscription, through which values are requested.
    func receive(subscription: any Subscription)
    /// Receives a value, and returns how many more the subscriber requests.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the completion.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives an event without a value, and returns how many more the subscriber requests.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for types of subscribers.
public enum Subscribers {}
