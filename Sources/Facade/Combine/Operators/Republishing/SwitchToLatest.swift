import Foundation

extension Publishers {
    /// A publisher of the values of the latest publisher that was received.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The kind of values that the publisher sends.
        public typealias Output = P.Output
        /// The kind of its errors.
        public typealias Failure = P.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// Creates a publisher from its parts.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession("SwitchToLatest", subscriber)
            let ends = SwitchEnds(succession)
            upstream.subscribe(
                Side<P, Upstream.Failure>(
                    "SwitchToLatest",
                    subscribed: { subscription in
                        guard succession.accompany(subscription) else { return }
                        succession.greet()
                        subscription.request(.unlimited)
                    },
                    valued: { publisher in
                        let number = ends.begin()
                        succession.follow(publisher) { ends.endInner(number, $0) }
                        return .none
                    }, completed: { ends.endOuter($0) }))
        }
    }
}

/// Who has ended of an outer publisher and the latest inner one.
private final class SwitchEnds<Downstream: Subscriber> {
    private let succession: Succession<Downstream>
    private let lock = NSLock()
    private var newest = 0
    private var isInnerOpen = false
    private var isOuterOpen = true

    init(_ succession: Succession<Downstream>) { self.succession = succession }

    func begin() -> Int {
        lock.withLock {
            newest += 1
            isInnerOpen = true
            return newest
        }
    }

    func endInner(_ number: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        let isOver = lock.withLock {
            if number == newest { isInnerOpen = false }
            return !isInnerOpen && !isOuterOpen
        }
        end(completion, isOver)
    }

    func endOuter(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let isOver = lock.withLock {
            isOuterOpen = false
            return !isInnerOpen
        }
        end(completion, isOver)
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ isOver: Bool) {
        if case .finished = completion, !isOver { return }
        succession.end(completion)
    }
}
