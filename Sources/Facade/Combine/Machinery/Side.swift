/// A subscriber to one of several upstreams, made of closures.
final class Side<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    let description: String
    private let subscribed: (any Subscription) -> Void
    private let valued: (Input) -> Subscribers.Demand
    private let completed: (Subscribers.Completion<Failure>) -> Void

    init(
        _ description: String, subscribed: @escaping (any Subscription) -> Void,
        valued: @escaping (Input) -> Subscribers.Demand,
        completed: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.description = description
        (self.subscribed, self.valued, self.completed) = (subscribed, valued, completed)
    }

    func receive(subscription: any Subscription) { subscribed(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { valued(input) }
    func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
