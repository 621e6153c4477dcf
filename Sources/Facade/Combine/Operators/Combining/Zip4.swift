extension Publishers {
    /// A publisher of tuples of values, one of each, from four publishers.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The kind of values that the publisher sends.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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

        /// Creates a publisher of tuples of values, one of each, from other publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (slotA, slotB, slotC, slotD) = (
                QueueSlot<A.Output>(), QueueSlot<B.Output>(), QueueSlot<C.Output>(), QueueSlot<D.Output>()
            )
            let assembly = Assembly("Zip4", subscriber, [slotA, slotB, slotC, slotD], keepsLast: false) {
                guard let a = slotA.values.first, let b = slotB.values.first, let c = slotC.values.first,
                    let d = slotD.values.first
                else { return nil }
                slotA.drop()
                slotB.drop()
                slotC.drop()
                slotD.drop()
                return (a, b, c, d)
            }
            assembly.start()
            assembly.attach(a, 0) { slotA.put($0) }
            assembly.attach(b, 1) { slotB.put($0) }
            assembly.attach(c, 2) { slotC.put($0) }
            assembly.attach(d, 3) { slotD.put($0) }
        }
    }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
