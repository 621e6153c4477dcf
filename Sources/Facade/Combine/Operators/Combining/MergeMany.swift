extension Publishers {
    /// A publisher of the values of any number of publishers, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]

        /// Creates a publisher of the values of other publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher of the values of other publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Returns a publisher that merges another publisher, too.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger("MergeMany", subscriber)
            merger.expect(publishers.count + 1)
            merger.start()
            publishers.forEach { merger.attach($0) }
            merger.end(.finished)
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
