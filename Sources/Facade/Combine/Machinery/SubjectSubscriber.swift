/// A subscriber that sends what it receives through a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = S.Output
    typealias Failure = S.Failure
    let description = "Subject"
    private let link: Link<Side<Input, Failure>>
    private let subject: S

    init(_ subject: S) {
        self.subject = subject
        link = Link(
            Side(
                "Subject", subscribed: { subject.send(subscription: $0) },
                valued: {
                    subject.send($0)
                    return .none
                }, completed: { subject.send(completion: $0) }))
    }

    func receive(subscription: any Subscription) { link.open(subscription)?.receive(subscription: self) }
    func receive(_ input: Input) -> Subscribers.Demand { link.downstream?.receive(input) ?? .none }
    func receive(completion: Subscribers.Completion<Failure>) { link.finish(completion) }
    func request(_ demand: Subscribers.Demand) { link.request(demand) }
    func cancel() { link.cancel() }
}
