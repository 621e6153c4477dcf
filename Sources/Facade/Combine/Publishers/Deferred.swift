/// A publisher that creates another publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The kind of values of the created publisher.
    public typealias Output = DeferredPublisher.Output
    /// The kind of errors of the created publisher.
    public typealias Failure = DeferredPublisher.Failure
    /// The closure that creates the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher from a closure that creates another one.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Creates a publisher, and attaches the subscriber to it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
