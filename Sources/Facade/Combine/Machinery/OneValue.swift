import Foundation

/// A subscription that sends one value as soon as it is requested, and finishes.
final class OneValue<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let description: String
    private let lock = NSLock()
    private var rest: (value: Downstream.Input, downstream: Downstream)?

    init(_ description: String, _ value: Downstream.Input, _ downstream: Downstream) {
        (self.description, rest) = (description, (value, downstream))
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscriber requests 1 value or more")
        guard let (value, downstream) = take() else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() { _ = take() }

    private func take() -> (value: Downstream.Input, downstream: Downstream)? {
        lock.withLock {
            defer { rest = nil }
            return rest
        }
    }
}
