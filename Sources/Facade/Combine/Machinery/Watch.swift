/// The closures that are called with events; unlike a publisher, they do not hold the upstream.
struct EventClosures<Output, Failure: Error> {
    var subscribed: ((any Subscription) -> Void)?
    var valued: ((Output) -> Void)?
    var completed: ((Subscribers.Completion<Failure>) -> Void)?
    var canceled: (() -> Void)?
    var requested: ((Subscribers.Demand) -> Void)?
    /// The closure that is called with a demand that is the answer to a value; `nil` for that of requests.
    var answered: ((Subscribers.Demand) -> Void)?
}

/// A subscription that calls closures before it passes events on.
final class Watch<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    let description: String
    private let link: Link<Downstream>
    private let events: EventClosures<Input, Failure>

    init(_ description: String, _ downstream: Downstream, _ events: EventClosures<Input, Failure>) {
        (self.description, self.events) = (description, events)
        link = Link(downstream)
    }

    func receive(subscription: any Subscription) {
        events.subscribed?(subscription)
        link.open(subscription)?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = link.downstream else { return .none }
        events.valued?(input)
        let more = downstream.receive(input)
        if more > .none { (events.answered ?? events.requested)?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard link.downstream != nil else { return }
        events.completed?(completion)
        link.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events.requested?(demand)
        link.request(demand)
    }

    func cancel() {
        guard let subscription = link.close()?.subscription else { return }
        events.canceled?()
        subscription.cancel()
    }
}
