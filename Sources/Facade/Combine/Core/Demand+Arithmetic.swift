extension Subscribers.Demand: Comparable {
    /// The number of values; `nil` for all of them.
    public var max: Int? { self == .unlimited ? nil : count }

    /// Returns whether a demand is for fewer values than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
}

extension Subscribers.Demand {
    /// Returns whether a demand is for more values than a number.
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs == .unlimited || lhs.count > rhs }
    /// Returns whether a demand is for a number of values or more.
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs == .unlimited || lhs.count >= rhs }
    /// Returns whether a demand is for fewer values than a number.
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs != .unlimited && lhs.count < rhs }
    /// Returns whether a demand is for a number of values or fewer.
    public static func <= (lhs: Self, rhs: Int) -> Bool { lhs != .unlimited && lhs.count <= rhs }
    /// Returns whether a demand is for a number of values.
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs != .unlimited && lhs.count == rhs }
    /// Returns whether a demand is for another number of values.
    public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }

    /// Returns the demand for the values of both; all values if either is.
    public static func + (lhs: Self, rhs: Self) -> Self {
        lhs == .unlimited || rhs == .unlimited ? .unlimited : lhs + rhs.count
    }
    /// Returns the demand for a number of values more.
    public static func + (lhs: Self, rhs: Int) -> Self {
        let (sum, isTooMuch) = lhs.count.addingReportingOverflow(rhs)
        return lhs == .unlimited || isTooMuch ? .unlimited : .max(sum)
    }
    /// Returns the demand for what is left, at least none.
    public static func - (lhs: Self, rhs: Self) -> Self {
        rhs == .unlimited ? (lhs == .unlimited ? .unlimited : .none) : lhs - rhs.count
    }
    /// Returns the demand for a number of values fewer, at least none.
    public static func - (lhs: Self, rhs: Int) -> Self {
        lhs == .unlimited ? .unlimited : .max(Swift.max(0, lhs.count - rhs))
    }
    /// Returns the demand for several times as many values.
    public static func * (lhs: Self, rhs: Int) -> Self {
        let (product, isTooMuch) = lhs.count.multipliedReportingOverflow(by: rhs)
        return lhs == .unlimited || isTooMuch ? .unlimited : .max(product)
    }
    /// Adds the values of another demand.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Adds a number of values.
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
    /// Takes the values of another demand away.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Takes a number of values away.
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}
