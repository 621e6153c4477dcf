import Foundation

/// A subscription that passes values on, and may send one more at the end, as soon as it is requested.
final class Replacement<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    /// The last value, if any, and the completion; it gets to know whether there were no values.
    typealias Ending = (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> (
        last: Input?, completion: Subscribers.Completion<Downstream.Failure>
    )
    let description: String
    private let link: Link<Downstream>
    private let ending: Ending
    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    private var isEmpty = true
    private var last: Input?

    init(_ description: String, _ downstream: Downstream, ending: @escaping Ending) {
        (self.description, self.ending) = (description, ending)
        link = Link(downstream)
    }

    func receive(subscription: any Subscription) { link.open(subscription)?.receive(subscription: self) }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = link.downstream else { return .none }
        lock.withLock {
            isEmpty = false
            demand -= 1
        }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (last, completion) = ending(completion, isEmpty)
        guard let last else { return link.finish(completion) }
        let isRequested = lock.withLock {
            self.last = last
            return demand > .none
        }
        if isRequested { deliver(last) }
    }

    func request(_ demand: Subscribers.Demand) {
        let last = lock.withLock {
            self.demand += demand
            return self.last
        }
        if let last { deliver(last) } else { link.request(demand) }
    }

    func cancel() { link.cancel() }

    private func deliver(_ last: Input) {
        guard let downstream = link.close()?.downstream else { return }
        _ = downstream.receive(last)
        downstream.receive(completion: .finished)
    }
}
