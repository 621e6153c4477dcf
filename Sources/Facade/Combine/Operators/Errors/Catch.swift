extension Publishers {
    /// A publisher that continues with another publisher after an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = NewPublisher.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that makes a publisher of an error.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession("Catch", subscriber)
            succession.follow(upstream) { [handler] completion in
                switch completion {
                case .finished: succession.end(.finished)
                case .failure(let error): succession.follow(handler(error)) { succession.end($0) }
                }
            }
        }
    }
}

extension Publisher {
    /// Returns a publisher that continues with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}
