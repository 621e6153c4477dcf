extension Publishers {
    /// A publisher that ends the process at an error.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Never
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The beginning of the message.
        public let prefix: String
        /// The file that is named in the message.
        public let file: StaticString
        /// The line that is named in the message.
        public let line: UInt

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "AssertNoFailure", subscriber,
                    ending: { [prefix, file, line] completion in
                        guard case .failure(let error) = completion else { return .finished }
                        fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
                    }, stage: { .send($0) }))
        }
    }
}

extension Publisher {
    /// Returns a publisher that ends the process at an error.
    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
        -> Publishers.AssertNoFailure<Self>
    {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
