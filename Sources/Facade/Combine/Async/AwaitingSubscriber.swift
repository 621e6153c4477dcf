import Foundation

/// A subscriber that requests each value when it is awaited.
final class AwaitingSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
    typealias Answer = Result<Input?, Failure>
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var waiting: [CheckedContinuation<Sent<Answer>, Never>] = []
    private var demand = Subscribers.Demand.none
    private var end: Subscribers.Completion<Failure>?

    func receive(subscription: any Subscription) {
        let (isFirst, demand) = lock.withLock { () -> (Bool, Subscribers.Demand) in
            guard self.subscription == nil, end == nil else { return (false, .none) }
            self.subscription = subscription
            return (true, self.demand)
        }
        if !isFirst { subscription.cancel() } else if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let next = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
        next?.resume(returning: Sent(value: .success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }

    func cancel() { finish(.finished)?.cancel() }

    /// Answers all who wait; the first one gets to know an error.
    @discardableResult private func finish(_ completion: Subscribers.Completion<Failure>) -> (any Subscription)? {
        let (subscription, waiting) = lock.withLock {
            defer { (self.subscription, self.waiting) = (nil, []) }
            if end == nil { end = self.waiting.isEmpty ? completion : .finished }
            return (self.subscription, self.waiting)
        }
        for (number, continuation) in waiting.enumerated() {
            continuation.resume(returning: Sent(value: number == 0 ? Self.answer(completion) : .success(nil)))
        }
        return subscription
    }

    private static func answer(_ completion: Subscribers.Completion<Failure>) -> Answer {
        switch completion {
        case .finished: .success(nil)
        case .failure(let error): .failure(error)
        }
    }

    /// Requests and awaits a value.
    func next() async -> Answer {
        nonisolated(unsafe) let this = self
        return await withTaskCancellationHandler {
            unsafe await withCheckedContinuation { unsafe this.await($0) }.value
        } onCancel: {
            unsafe this.cancel()
        }
    }

    private func await(_ continuation: CheckedContinuation<Sent<Answer>, Never>) {
        lock.lock()
        if let end {
            self.end = .finished
            lock.unlock()
            return continuation.resume(returning: Sent(value: Self.answer(end)))
        }
        waiting.append(continuation)
        if subscription == nil { demand += 1 }
        let subscription = subscription
        lock.unlock()
        subscription?.request(.max(1))
    }
}

/// A value in transit from the thread that sent it.
struct Sent<Value>: Sendable {
    nonisolated(unsafe) let value: Value
}
