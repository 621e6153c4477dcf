extension Publishers {
    /// A publisher of the latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The kind of values that the publisher sends.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The kind of its errors.
        public typealias Failure = A.Failure
        /// A publisher.
        public let a: A
        /// A second publisher.
        public let b: B
        /// A third publisher.
        public let c: C

        /// Creates a publisher of the latest values of other publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (slotA, slotB, slotC) = (LatestSlot<A.Output>(), LatestSlot<B.Output>(), LatestSlot<C.Output>())
            let assembly = Assembly("CombineLatest3", subscriber, [slotA, slotB, slotC], keepsLast: true) {
                guard let a = slotA.value, let b = slotB.value, let c = slotC.value else { return nil }
                return (a, b, c)
            }
            assembly.start()
            assembly.attach(a, 0) { slotA.put($0) }
            assembly.attach(b, 1) { slotB.put($0) }
            assembly.attach(c, 2) { slotC.put($0) }
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
