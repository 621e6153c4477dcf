extension Publishers {
    /// A publisher of the latest values of two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The kind of values that the publisher sends.
        public typealias Output = (A.Output, B.Output)
        /// The kind of its errors.
        public typealias Failure = A.Failure
        /// A publisher.
        public let a: A
        /// A second publisher.
        public let b: B

        /// Creates a publisher of the latest values of other publishers.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (slotA, slotB) = (LatestSlot<A.Output>(), LatestSlot<B.Output>())
            let assembly = Assembly("CombineLatest", subscriber, [slotA, slotB], keepsLast: true) {
                guard let a = slotA.value, let b = slotB.value else { return nil }
                return (a, b)
            }
            assembly.start()
            assembly.attach(a, 0) { slotA.put($0) }
            assembly.attach(b, 1) { slotB.put($0) }
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
