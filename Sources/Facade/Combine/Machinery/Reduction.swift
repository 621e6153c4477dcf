import Foundation

/// Whether a reduction needs more values.
enum Verdict<Failure: Error> {
    /// It does.
    case proceed
    /// The result is known.
    case finish
    /// It fails.
    case fail(Failure)
}

/// A subscription that makes one result of all values: it requests all of them once its subscriber requests the result.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
{
    typealias Output = Downstream.Input
    typealias Next = (inout Output?, Input) -> Verdict<Downstream.Failure>
    typealias Ending = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    let description: String
    private let link: Link<Downstream>
    private let next: Next
    private let ending: Ending
    private let lock = NSLock()
    private var result: Output?
    private var isRequested = false
    private var isComplete = false

    init(
        _ description: String, _ downstream: Downstream, from initial: Output?, ending: @escaping Ending,
        next: @escaping Next
    ) {
        (self.description, self.ending, self.next, result) = (description, ending, next, initial)
        link = Link(downstream)
    }

    func receive(subscription: any Subscription) { link.open(subscription)?.receive(subscription: self) }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard link.downstream != nil else { return .none }
        switch next(&result, input) {
        case .proceed: break
        case .finish: deliver(canceling: true)
        case .fail(let error): link.end(.failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let completion = ending(completion)
        guard case .finished = completion, result != nil else { return link.finish(completion) }
        let isRequested = lock.withLock {
            isComplete = true
            return self.isRequested
        }
        if isRequested { deliver(canceling: false) }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let (isFirst, isComplete) = lock.withLock {
            defer { isRequested = true }
            return (!isRequested, self.isComplete)
        }
        guard isFirst else { return }
        if isComplete { deliver(canceling: false) } else { link.request(.unlimited) }
    }

    func cancel() { link.cancel() }

    private func deliver(canceling isEarly: Bool) {
        guard let (subscription, downstream) = link.close() else { return }
        if isEarly { subscription.cancel() }
        if let result { _ = downstream.receive(result) }
        downstream.receive(completion: .finished)
    }
}

extension Reduction where Failure == Downstream.Failure {
    /// Creates a subscription that passes a failure on.
    convenience init(
        _ description: String, _ downstream: Downstream, from initial: Output? = nil, next: @escaping Next
    ) {
        self.init(description, downstream, from: initial, ending: { $0 }, next: next)
    }
}

extension Reduction where Downstream.Failure == any Error {
    /// Creates a subscription whose closure may throw an error, with which the publisher fails.
    convenience init(
        _ description: String, _ downstream: Downstream, from initial: Output? = nil,
        trying next: @escaping (inout Output?, Input) throws -> Verdict<any Error>
    ) {
        self.init(description, downstream, from: initial, ending: { $0.erased }) { result, value in
            do { return try next(&result, value) } catch { return .fail(error) }
        }
    }
}
