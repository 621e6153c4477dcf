extension Publishers {
    /// A publisher of the values of seven publishers, as they come.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
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
        /// A sixth publisher.
        public let f: F
        /// A seventh publisher.
        public let g: G

        /// Creates a publisher of the values of other publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger("Merge7", subscriber)
            merger.expect(7)
            merger.start()
            merger.attach(a)
            merger.attach(b)
            merger.attach(c)
            merger.attach(d)
            merger.attach(e)
            merger.attach(f)
            merger.attach(g)
        }
    }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
