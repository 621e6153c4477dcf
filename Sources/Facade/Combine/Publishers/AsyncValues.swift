/// An asynchronous sequence of a publisher's values.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The type of the values.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates a sequence of a publisher's values, which subscribes when it is first iterated.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// An iterator of the values.
    public struct Iterator: AsyncIteratorProtocol {
        private let tie: AnyCancellable
        private var values: AsyncStream<SentValue<P.Output>>.Iterator

        fileprivate init(_ publisher: P) {
            let (stream, continuation) = AsyncStream.makeStream(of: SentValue<P.Output>.self)
            tie = publisher.sink(
                receiveCompletion: { _ in continuation.finish() },
                receiveValue: { continuation.yield(SentValue(value: $0)) })
            values = stream.makeAsyncIterator()
        }

        /// Returns the next value; `nil` after the publisher has finished.
        public mutating func next() async -> P.Output? { unsafe await values.next()?.value }
    }
}

/// A value in transit from the thread that sent it.
private struct SentValue<Value>: Sendable {
    nonisolated(unsafe) let value: Value
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
