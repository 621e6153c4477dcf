extension Publishers {
    /// A publisher that appears to send errors of a kind.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// Creates a publisher from its parts.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "SetFailureType", subscriber, ending: { _ in .finished }, stage: { .send($0) }))
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
    /// Returns the publisher with another kind of errors.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers.SetFailureType {
    /// Returns the publisher with another kind of errors.
    public func setFailureType<E: Error>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> {
        Publishers.SetFailureType<Upstream, E>(upstream: upstream)
    }
}
