extension Publishers {
    /// A publisher of tuples of values, one of each, from two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The kind of values that the publisher sends.
        public typealias Output = (A.Output, B.Output)
        /// The kind of its errors.
        public typealias Failure = A.Failure
        /// A publisher.
        public let a: A
        /// A second publisher.
        public let b: B

        /// Creates a publisher of tuples of values, one of each, from other publishers.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (slotA, slotB) = (QueueSlot<A.Output>(), QueueSlot<B.Output>())
            let assembly = Assembly("Zip", subscriber, [slotA, slotB], keepsLast: false) {
                guard let a = slotA.values.first, let b = slotB.values.first else { return nil }
                slotA.drop()
                slotB.drop()
                return (a, b)
            }
            assembly.start()
            assembly.attach(a, 0) { slotA.put($0) }
            assembly.attach(b, 1) { slotB.put($0) }
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
