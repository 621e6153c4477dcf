extension Publishers {
    /// A publisher of the values of one publisher, and then of those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// The kind of values that the publisher sends.
        public typealias Output = Suffix.Output
        /// The kind of its errors.
        public typealias Failure = Suffix.Failure
        /// The publisher whose values come first.
        public let prefix: Prefix
        /// The publisher whose values come last.
        public let suffix: Suffix

        /// Creates a publisher from its parts.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession("Concatenate", subscriber)
            succession.follow(prefix) { [suffix] completion in
                guard case .finished = completion else { return succession.end(completion) }
                succession.follow(suffix) { succession.end($0) }
            }
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
