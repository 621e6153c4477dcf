extension Publishers {
    /// A publisher that sends a value if there was none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
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
                Replacement<Upstream.Failure, S>("ReplaceEmpty", subscriber) { [output] completion, isEmpty in
                    if isEmpty, case .finished = completion { (output, completion) } else { (nil, completion) }
                })
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Returns a publisher that sends a value if there was none.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
