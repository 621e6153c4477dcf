/// An asynchronous sequence of a publisher's values, which are requested one at a time, and of its error.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The kind of values.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// An iterator of the values.
    public struct Iterator: AsyncIteratorProtocol {
        /// The kind of values.
        public typealias Element = P.Output
        private let queue = AwaitingSubscriber<P.Output, P.Failure>()
        private let end: AnyCancellable

        fileprivate init(_ publisher: P) {
            end = AnyCancellable(queue)
            publisher.subscribe(queue)
        }

        /// Returns the next value, `nil` after the publisher has finished, or throws its error.
        public mutating func next() async throws -> P.Output? { try await queue.next().get() }
    }
}

extension Publisher {
    /// The values as an asynchronous sequence, which may throw an error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
