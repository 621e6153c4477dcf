/// A variable that has more than one value among the optimal solutions.
public struct AmbiguousVariable: Hashable, Sendable {
    /// The variable.
    public let variable: Variable
    /// The least value it may have, nil without end.
    public let lower: Double?
    /// The greatest value it may have, nil without end.
    public let upper: Double?

    package init(variable: Variable, lower: Double?, upper: Double?) {
        self.variable = variable
        self.lower = lower
        self.upper = upper
    }
}
