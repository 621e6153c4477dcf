extension Subscribers.Demand {
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
    /// Multiplies a demand.
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
    /// Adds the values of another demand.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Adds a number of values.
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
    /// Takes the values of another demand away.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Takes a number of values away.
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}
