/// A subscription that calls closures before it passes events on.
final class Watch<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    let description: String
    private let link: Link<Downstream>
    private let events: Publishers.HandleEvents<Upstream>
    /// The closure that is called with a demand that is the answer to a value.
    private let answered: (Subscribers.Demand) -> Void

    init(
        _ description: String, _ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>,
        answered: ((Subscribers.Demand) -> Void)? = nil
    ) {
        (self.description, self.events) = (description, events)
        self.answered = answered ?? { events.receiveRequest?($0) }
        link = Link(downstream)
    }

    func receive(subscription: any Subscription) {
        events.receiveSubscription?(subscription)
        link.open(subscription)?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = link.downstream else { return .none }
        events.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > .none { answered(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard link.downstream != nil else { return }
        events.receiveCompletion?(completion)
        link.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand)
        link.request(demand)
    }

    func cancel() {
        guard let subscription = link.close()?.subscription else { return }
        events.receiveCancel?()
        subscription.cancel()
    }
}
