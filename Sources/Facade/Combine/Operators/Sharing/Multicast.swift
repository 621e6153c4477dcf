import Foundation

extension Publishers {
    /// A publisher whose subscribers share one subscription through a subject, from its connection on.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that makes the subject when it is first needed.
        public let createSubject: () -> SubjectType
        private let lock = NSRecursiveLock()
        private var made: SubjectType?

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var subject: SubjectType {
            lock.withLock {
                let subject = made ?? createSubject()
                made = subject
                return subject
            }
        }

        /// Attaches a subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        /// Subscribes to the upstream, until the result is canceled.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

extension Publisher {
    /// Returns a publisher whose subscribers share one subscription, through a subject that a closure makes.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Returns a publisher whose subscribers share one subscription, through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }
}
