extension Publishers {
    /// A publisher of the elements of a sequence, in order.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The kind of elements.
        public typealias Output = Elements.Element
        /// The sequence.
        public let sequence: Elements

        /// Creates a publisher of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Listing.begin(sequence, subscriber)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
    /// A publisher of the elements, in order.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
