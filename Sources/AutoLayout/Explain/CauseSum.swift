import LayoutSimConstraintSolver

/// Causes added up, each row once, in the order in which the rows came.
struct CauseSum {
    private var order: [Row] = []
    private var multipliers: [Row: Double] = [:]
    private var constants: [Row: Double] = [:]

    mutating func add(_ cause: LayoutSimConstraintSolver.Equation.Cause, times factor: Double) {
        if multipliers[cause.row] == nil { order.append(cause.row) }
        multipliers[cause.row, default: 0] += cause.multiplier * factor
        constants[cause.row] = cause.constant
    }

    /// Those that have not cancelled out.
    var causes: [LayoutSimConstraintSolver.Equation.Cause] {
        order.compactMap { row in
            guard let multiplier = multipliers[row], abs(multiplier) > CauseSum.tolerance else { return nil }
            return LayoutSimConstraintSolver.Equation.Cause(
                row: row, multiplier: multiplier, constant: constants[row] ?? 0)
        }
    }

    /// Multipliers up to this size are what floating point leaves of 0.
    private static let tolerance = 1e-9
}
