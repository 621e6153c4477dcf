/// A publisher that sends recorded values and the recorded completion to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// What is sent.
    public let recording: Recording

    /// Creates a publisher from a closure that records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Listing.begin(recording.output, subscriber, recording.completion)
    }

    /// Values and a completion, recorded one after another.
    public struct Recording {
        /// The kind of values that are recorded.
        public typealias Input = Output
        /// The values, in order.
        public private(set) var output: [Output]
        /// The completion, which is a normal end if none was recorded.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var hasCompleted = false

        /// Creates a recording without values.
        public init() { self.init(output: []) }

        /// Creates a recording of values and a completion.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion) = (output, completion)
        }

        /// Records a value, before any completion.
        public mutating func receive(_ input: Input) {
            precondition(!hasCompleted, "A recording takes no values after its completion")
            output.append(input)
        }

        /// Records the completion, once.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!hasCompleted, "A recording takes one completion")
            (self.completion, hasCompleted) = (completion, true)
        }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: CodingKey { case output, completion }
}
