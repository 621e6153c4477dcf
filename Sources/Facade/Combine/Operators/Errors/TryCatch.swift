extension Publishers {
    /// A publisher that continues with another publisher after an error, or fails when the closure throws another
    /// error.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that makes a publisher of an error.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession("TryCatch", subscriber)
            succession.follow(upstream) { [handler] completion in
                guard case .failure(let error) = completion else { return succession.end(.finished) }
                do {
                    succession.follow(try handler(error)) { succession.end($0.erased) }
                } catch {
                    succession.end(.failure(error))
                }
            }
        }
    }
}

extension Publisher {
    /// Returns a publisher that continues with another publisher after an error, or fails when the closure throws
    /// another error.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
