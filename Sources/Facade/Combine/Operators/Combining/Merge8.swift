extension Publishers {
    /// A publisher of the values of eight publishers, as they come.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
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
        /// An eighth publisher.
        public let h: H

        /// Creates a publisher of the values of other publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger("Merge8", subscriber)
            merger.expect(8)
            merger.start()
            merger.attach(a)
            merger.attach(b)
            merger.attach(c)
            merger.attach(d)
            merger.attach(e)
            merger.attach(f)
            merger.attach(g)
            merger.attach(h)
        }
    }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
