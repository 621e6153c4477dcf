extension Publishers {
    /// A publisher of the values of five publishers, as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        /// The kind of values that the publisher sends.
        public typealias Output = A.Output
        /// The kind of its errors.
        public typealias Failure = A.Failure
        /// A publisher.
        public let a: A
        /// A second publisher.
        public let b: B
        /// A third publisher.
        public let c: C
        /// A fourth publisher.
        public let d: D
        /// A fifth publisher.
        public let e: E

        /// Creates a publisher of the values of other publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger("Merge5", subscriber)
            merger.expect(5)
            merger.start()
            merger.attach(a)
            merger.attach(b)
            merger.attach(c)
            merger.attach(d)
            merger.attach(e)
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
