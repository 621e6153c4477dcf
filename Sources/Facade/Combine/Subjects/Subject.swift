/// A publisher through which code can send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value.
    func send(_ value: Output)
    /// Sends the completion.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes a subscription through which values come.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an event without a value.
    public func send() { send(()) }
}
