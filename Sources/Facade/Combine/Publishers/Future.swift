import Foundation

/// A publisher of one value that becomes available later, the same for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
    /// The closure that receives the result.
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let lock = NSLock()
    private var settled: Result<Output, Failure>?
    private var waiting: [Claim<Output, Failure>] = []

    /// Creates a publisher, and immediately calls a closure that produces its value.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    /// Attaches a subscriber, which receives the value once it is available.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let claim = Claim(self, AnySubscriber<Output, Failure>(subscriber))
        subscriber.receive(subscription: claim)
        let result = lock.withLock {
            if settled == nil { waiting.append(claim) }
            return settled
        }
        if let result { claim.fulfill(result) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let claims = lock.withLock { () -> [Claim<Output, Failure>] in
            guard settled == nil else { return [] }
            settled = result
            defer { waiting = [] }
            return waiting
        }
        claims.forEach { $0.fulfill(result) }
    }

    fileprivate func leave(_ claim: Claim<Output, Failure>) { lock.withLock { waiting.removeAll { $0 === claim } } }
}

/// The subscription of one subscriber to a future.
private final class Claim<Output, Failure: Error>: Subscription, CustomStringConvertible {
    let description = "Future"
    private let lock = NSLock()
    private var future: Future<Output, Failure>?
    private var subscriber: AnySubscriber<Output, Failure>?
    private var isRequested = false
    private var result: Result<Output, Failure>?

    init(_ future: Future<Output, Failure>, _ subscriber: AnySubscriber<Output, Failure>) {
        (self.future, self.subscriber) = (future, subscriber)
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscriber requests 1 value or more")
        lock.withLock { isRequested = true }
        deliver()
    }

    func fulfill(_ result: Result<Output, Failure>) {
        lock.withLock { self.result = result }
        deliver()
    }

    /// Errors need no request.
    private func deliver() {
        lock.lock()
        guard let subscriber, let result, isRequested || result.isFailure else { return lock.unlock() }
        (self.subscriber, future) = (nil, nil)
        lock.unlock()
        switch result {
        case .success(let value):
            _ = subscriber.receive(value)
            subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        }
    }

    func cancel() {
        let future = lock.withLock {
            defer { (subscriber, self.future) = (nil, nil) }
            return self.future
        }
        future?.leave(self)
    }
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
