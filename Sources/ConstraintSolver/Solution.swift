/// The values that are best on every level, and what became of the constraints.
public struct Solution: Sendable {
    /// Whether the required constraints hold.
    public enum Status: String, Hashable, Sendable {
        /// They hold, and every level's total error is the least that the levels above allow.
        case optimal
        /// They cannot hold together: some were broken, see `conflicts`; the rest is as in `optimal`.
        case requiredInfeasible = "required-infeasible"
    }

    /// The total error of the optional constraints at one priority.
    public struct Level: Hashable, Sendable {
        /// The priority.
        public let priority: Double
        /// The sum of the errors, in the units of the constraints.
        public let totalError: Double

        package init(priority: Double, totalError: Double) {
            self.priority = priority
            self.totalError = totalError
        }
    }

    /// The problem that was solved.
    public let problem: Problem
    /// The values by the variables' indices.
    public let values: [Double]
    /// The variables with more than one possible value, in the order of adding; exact, not a guess.
    public let ambiguousVariables: [Variable]
    /// The sets of required constraints that could not hold together, in the order in which they were found.
    public let conflicts: [Conflict]

    /// Whether the required constraints hold.
    public var status: Status { conflicts.isEmpty ? .optimal : .requiredInfeasible }

    /// The value of a variable.
    public subscript(variable: Variable) -> Double { values[variable.index] }
}
