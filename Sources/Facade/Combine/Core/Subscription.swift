/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests values, in addition to those requested before.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
    /// The subscription of a publisher that sends no values.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
