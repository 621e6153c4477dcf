extension Publishers {
    /// A publisher that sends a value instead of an error, and finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Never
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The value to send.
        public let output: Upstream.Output

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Replacement<Upstream.Failure, S>("ReplaceError", subscriber) { [output] completion, _ in
                    if case .failure = completion { (output, .finished) } else { (nil, .finished) }
                })
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Returns a publisher that sends a value instead of an error, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
