extension Subscribers {
    /// The number of values that a subscriber requests.
    @frozen public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        let count: Int
        /// All values.
        public static let unlimited = Demand(count: .max)
        /// No values.
        public static let none = Demand(count: 0)
        /// Returns a demand for a number of values, 0 or more.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand is for 0 values or more, not \(value)")
            return Demand(count: value)
        }

        /// The number of values; `nil` for all of them.
        public var max: Int? { self == .unlimited ? nil : count }

        /// The demand as text.
        public var description: String { self == .unlimited ? "unlimited" : "max(\(count))" }

        /// Returns whether a demand is for fewer values than another.
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
    }
}
