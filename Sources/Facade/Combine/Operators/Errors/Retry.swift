extension Publishers {
    /// A publisher that subscribes to its upstream again after an error.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// How many times it may do so; `nil` for any number.
        public let retries: Int?

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            attempt(upstream, retries, Succession("Retry", subscriber))
        }

        private func attempt<S: Subscriber>(_ upstream: Upstream, _ rest: Int?, _ succession: Succession<S>)
        where S.Input == Output, S.Failure == Failure {
            succession.follow(upstream) { completion in
                guard case .failure = completion, rest != 0 else { return succession.end(completion) }
                attempt(upstream, rest.map { $0 - 1 }, succession)
            }
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Returns a publisher that subscribes to this one again after an error, up to a number of times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers.Retry {
    /// Returns a publisher that subscribes again after an error, up to a number of times more.
    public func retry(_ retries: Int) -> Publishers.Retry<Upstream> {
        Publishers.Retry<Upstream>(upstream: upstream, retries: self.retries.map { $0 + retries })
    }
}
