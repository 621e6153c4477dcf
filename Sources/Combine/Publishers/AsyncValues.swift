/// The values of a publisher as a sequence that is awaited.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// What is awaited.
    public typealias Element = P.Output
    private let publisher: P

    /// The values of a publisher, which begins to send when they are first asked for.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Awaits one value after another.
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

        /// The next value; `nil` at the end.
        public mutating func next() async -> P.Output? { unsafe await values.next()?.value }
    }
}

/// A value on its way from the thread that sent it.
private struct SentValue<Value>: Sendable {
    nonisolated(unsafe) let value: Value
}

extension Publisher where Failure == Never {
    /// The values as a sequence that is awaited.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
