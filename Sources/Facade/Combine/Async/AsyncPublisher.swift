/// An asynchronous sequence of a publisher's values, which are requested one at a time.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
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
        private let queue = AwaitingSubscriber<P.Output, Never>()
        private let end: AnyCancellable

        fileprivate init(_ publisher: P) {
            end = AnyCancellable(queue)
            publisher.subscribe(queue)
        }

        /// Returns the next value; `nil` after the publisher has finished.
        public mutating func next() async -> P.Output? {
            switch await queue.next() {
            case .success(let value): value
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
