/// An upstream subscription shared by subscribers: canceled with the last one, and restarted for the next one unless
/// the upstream publisher has completed.
final class SharedSubscription<Upstream: Publisher> {
    private let upstream: Upstream
    private let subject = PassthroughSubject<Upstream.Output, Upstream.Failure>()
    private var tie: AnyCancellable?
    private var subscribers = 0
    private var isComplete = false

    init(_ upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber; the first one starts the subscription.
    func attach(_ downstream: AnySubscriber<Upstream.Output, Upstream.Failure>) {
        subscribers += 1
        subject.receive(
            subscriber: AnySubscriber<Upstream.Output, Upstream.Failure>(
                receiveSubscription: { subscription in
                    let ties = Ties()
                    ties.add(subscription)
                    ties.add(AnyCancellable { self.leave() })
                    downstream.receive(subscription: ties)
                }, receiveValue: { downstream.receive($0) },
                receiveCompletion: { downstream.receive(completion: $0) }))
        if tie == nil, !isComplete { start() }
    }

    private func start() {
        tie = upstream.sink(
            receiveCompletion: { [self] in
                isComplete = true
                subject.send(completion: $0)
            }, receiveValue: { [self] in subject.send($0) })
        if subscribers == 0 { tie = nil }
    }

    private func leave() {
        subscribers -= 1
        if subscribers == 0 { tie = nil }
    }
}
