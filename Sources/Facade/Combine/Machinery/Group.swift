import Foundation

/// A subscription that sends values in arrays.
final class Group<Input, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure
    let description: String
    private let link: Link<Downstream>
    private let count: Int?
    private let requestsAll: Bool
    private let lock = NSLock()
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none
    private var clock: (any Cancellable)?

    init(_ description: String, _ downstream: Downstream, of count: Int?, requestsAll: Bool = false) {
        precondition(count ?? 1 > 0, "An array has 1 value or more")
        (self.description, self.count, self.requestsAll) = (description, count, requestsAll)
        link = Link(downstream)
    }

    /// What sends arrays that are not full.
    var timer: (any Cancellable)? {
        get { lock.withLock { clock } }
        set { lock.withLock { clock = newValue } }
    }

    func receive(subscription: any Subscription) {
        guard let downstream = link.open(subscription) else { return }
        downstream.receive(subscription: self)
        if requestsAll { link.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = link.downstream else { return .none }
        let full = lock.withLock { () -> [Input]? in
            values.append(input)
            return values.count == count ? take() : nil
        }
        guard let full else { return .none }
        guard !requestsAll else {
            send(full, downstream)
            return .none
        }
        return downstream.receive(full) * (count ?? 1)
    }

    /// Sends what there is, if anything.
    func sendPart() {
        guard let downstream = link.downstream else { return }
        let part = lock.withLock { take() }
        if !part.isEmpty { send(part, downstream) }
    }

    private func take() -> [Input] {
        defer { values = [] }
        return values
    }

    private func send(_ part: [Input], _ downstream: Downstream) {
        let isWanted = lock.withLock {
            defer { demand -= 1 }
            return demand > .none
        }
        guard isWanted else { return }
        let more = downstream.receive(part)
        lock.withLock { demand += more }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        timer?.cancel()
        guard let downstream = link.close()?.downstream else { return }
        let part = lock.withLock { take() }
        if case .finished = completion, !part.isEmpty { _ = downstream.receive(part) }
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        if !requestsAll, let count { link.request(demand * count) }
    }

    func cancel() {
        timer?.cancel()
        link.cancel()
    }
}
