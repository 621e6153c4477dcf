extension Publishers {
    /// A publisher of the values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        /// The kind of values that the publisher sends.
        public typealias Output = A.Output
        /// The kind of its errors.
        public typealias Failure = A.Failure
        /// A publisher.
        public let a: A
        /// A second publisher.
        public let b: B

        /// Creates a publisher of the values of other publishers.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger("Merge", subscriber)
            merger.expect(2)
            merger.start()
            merger.attach(a)
            merger.attach(b)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
