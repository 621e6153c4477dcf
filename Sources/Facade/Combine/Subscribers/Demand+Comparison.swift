extension Subscribers.Demand {
    /// Returns whether a demand is for a number of values.
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs != .unlimited && lhs.count == rhs }
    /// Returns whether a demand is not for a number of values.
    public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }
    /// Returns whether a demand is for fewer values than a number.
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs != .unlimited && lhs.count < rhs }
    /// Returns whether a demand is for no more values than a number.
    public static func <= (lhs: Self, rhs: Int) -> Bool { lhs != .unlimited && lhs.count <= rhs }
    /// Returns whether a demand is for more values than a number.
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs == .unlimited || lhs.count > rhs }
    /// Returns whether a demand is for at least a number of values.
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs == .unlimited || lhs.count >= rhs }

    /// Returns whether a number is that of a demand.
    public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
    /// Returns whether a number is not that of a demand.
    public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }
    /// Returns whether a number is less than a demand.
    public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
    /// Returns whether a number is at most a demand.
    public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
    /// Returns whether a number is greater than a demand.
    public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
    /// Returns whether a number is at least a demand.
    public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
}
