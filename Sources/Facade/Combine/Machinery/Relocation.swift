/// A subscription that delivers values and completion through a function, which decides where and when to do so.
final class Relocation<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    let description: String
    private let link: Link<Downstream>
    private let move: (@escaping () -> Void) -> Void

    init(_ description: String, _ downstream: Downstream, move: @escaping (@escaping () -> Void) -> Void) {
        (self.description, self.move) = (description, move)
        link = Link(downstream)
    }

    func receive(subscription: any Subscription) { link.open(subscription)?.receive(subscription: self) }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard link.downstream != nil else { return .none }
        move {
            guard let downstream = self.link.downstream else { return }
            self.link.request(downstream.receive(input))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard link.downstream != nil else { return }
        move { self.link.finish(completion) }
    }

    func request(_ demand: Subscribers.Demand) { link.request(demand) }
    func cancel() { link.cancel() }
}
