/// The values that are optimal on every level, and the outcome for the constraints.
public struct Solution: Sendable {
    /// Whether the required constraints hold.
    public enum Status: String, Hashable, Sendable {
        /// They hold, and every level's total error is the least that the levels above allow.
        case optimal
        /// They are infeasible: some were broken, see `conflicts`; everything else is as in `optimal`.
        case requiredInfeasible = "required-infeasible"
    }

    /// The total error of the optional constraints at one priority.
    public struct Level: Hashable, Sendable {
        /// The priority of the level.
        public let priority: Double
        /// The sum of the errors, in the units of the constraints.
        public let totalError: Double

        /// Creates a level with its total error.
        package init(priority: Double, totalError: Double) {
            self.priority = priority
            self.totalError = totalError
        }
    }

    /// The problem that was solved.
    public let problem: Problem
    /// The values, by variable index.
    public let values: [Double]
    /// The variables with more than one possible value, in the order in which they were added; exact, not a heuristic.
    public let ambiguousVariables: [Variable]
    /// The irreducible sets of required constraints that could not all hold, in the order in which they were found.
    public let conflicts: [Conflict]

    /// Whether the required constraints hold.
    public var status: Status { conflicts.isEmpty ? .optimal : .requiredInfeasible }

    /// The value of a variable.
    public subscript(variable: Variable) -> Double { values[variable.index] }
}

extension Solution {
    /// Errors and slacks up to this size, relative to the size of the constraint's parts, are reported as 0.
    static let readingTolerance = 1e-9

    /// Returns the error of a constraint in the units of its terms: 0 if it holds.
    public func error(of id: ConstraintID) -> Double {
        let difference = difference(of: id)
        return switch problem.entries[id.index].sense {
        case .equal: difference.magnitude
        case .lessOrEqual: Swift.max(difference, 0)
        case .greaterOrEqual: Swift.max(-difference, 0)
        }
    }

    /// Returns how far an inequality may still move before it is violated; 0 for an equation and for a violated
    /// constraint.
    public func slack(of id: ConstraintID) -> Double {
        switch problem.entries[id.index].sense {
        case .equal: 0
        case .lessOrEqual: Swift.max(-difference(of: id), 0)
        case .greaterOrEqual: Swift.max(difference(of: id), 0)
        }
    }

    /// Returns the left-hand side minus the constant, with arithmetic rounding errors removed.
    public func difference(of id: ConstraintID) -> Double {
        var sum = -problem.constants[id.index]
        var size = Swift.max(sum.magnitude, 1)
        for place in problem.terms(of: id.index) {
            let part = problem.terms[place].coefficient * values[problem.terms[place].variable.index]
            sum += part
            size = Swift.max(size, part.magnitude)
        }
        return sum.magnitude <= Self.readingTolerance * size ? 0 : sum
    }

    /// Returns the priority at which a constraint counted: its own, or just below required if it was broken.
    public func effectivePriority(of id: ConstraintID) -> Double {
        conflicts.contains { $0.broken == .constraint(id) }
            ? LinearConstraint.belowRequired : problem.entries[id.index].priority
    }

    /// The constraints that do not hold, in the order in which they were added.
    public var violated: [ConstraintID] { problem.constraints.filter { error(of: $0) > 0 } }

    /// The optional levels that occur, highest first, with their total errors.
    public var levels: [Level] {
        let optional = problem.constraints.map { (effectivePriority(of: $0), error(of: $0)) }
            .filter { $0.0 < LinearConstraint.required }
        var totals: [Double: Double] = [:]
        for (priority, error) in optional { totals[priority, default: 0] += error }
        return totals.keys.sorted(by: >).map { Level(priority: $0, totalError: totals[$0, default: 0]) }
    }
}
