extension Publishers {
    /// A publisher of the latest values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

        /// Creates a publisher of the latest values of other publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (slotA, slotB, slotC, slotD) = (
                LatestSlot<A.Output>(), LatestSlot<B.Output>(), LatestSlot<C.Output>(), LatestSlot<D.Output>()
            )
            let assembly = Assembly("CombineLatest4", subscriber, [slotA, slotB, slotC, slotD], keepsLast: true) {
                guard let a = slotA.value, let b = slotB.value, let c = slotC.value, let d = slotD.value else {
                    return nil
                }
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

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
