import LayoutSimConstraintSolver

/// What a solver's answer has to have in common with the reference's: nil, or what differs.
enum Agreement {
    /// The exact engine against the reference: conflicts, totals, unique values, ambiguous variables and their ends.
    static func failure(of problem: Problem) -> String? {
        var core = SolverCore<Rational>(problem)
        let outcome = core.solve()
        if let failure = conflictFailure(outcome.conflicts, problem) { return failure }
        let reference = ReferenceSolver(problem, broken: outcome.conflicts.map(\.broken))
        let answer = reference.solve()
        let totals = reference.totals(of: outcome.values)
        for (priority, total) in answer.totals where totals[priority] != total {
            return "level \(priority): total \(totals[priority] ?? 0) instead of \(total)"
        }
        if answer.totals[LinearConstraint.required] != 0 { return "a conflict was not found" }
        return ambiguityFailure(core.intervals(), outcome.values, answer)
    }

    private static func conflictFailure(_ conflicts: [Conflict], _ problem: Problem) -> String? {
        let reference = ReferenceSolver(problem)
        for conflict in conflicts {
            if reference.isFeasible(conflict.rows) { return "\(conflict.rows) is not a conflict" }
            for row in conflict.rows where !reference.isFeasible(conflict.rows.filter({ $0 != row })) {
                return "\(conflict.rows) is a conflict without \(row)"
            }
        }
        return nil
    }

    private static func ambiguityFailure(
        _ ambiguous: [(variable: Int, lower: Rational?, upper: Rational?)], _ values: [Rational],
        _ answer: ReferenceSolver.Answer
    ) -> String? {
        var found: [Int: [Rational?]] = [:]
        for (variable, lower, upper) in ambiguous { found[variable] = [lower, upper] }
        for variable in values.indices {
            if found[variable] != answer.intervals[variable] {
                return "variable \(variable): interval \(String(describing: found[variable])) instead of "
                    + String(describing: answer.intervals[variable])
            }
            if found[variable] == nil, values[variable] != answer.values[variable] {
                return "variable \(variable): \(values[variable]) instead of \(answer.values[variable])"
            }
        }
        return nil
    }

    /// Doubles against exact numbers: the same values, conflicts and ambiguous variables.
    static func roundingFailure(of problem: Problem) -> String? {
        var exactCore = SolverCore<Rational>(problem)
        let exact = exactCore.solve()
        var core = SolverCore<Double>(problem)
        let outcome = core.solve()
        if outcome.conflicts != exact.conflicts { return "conflicts \(outcome.conflicts), not \(exact.conflicts)" }
        return difference(outcome, exact) ?? difference(core.intervals(), exactCore.intervals())
    }

    static func difference<First: SolverNumber, Second: SolverNumber>(
        _ first: SolverCore<First>.Outcome, _ second: SolverCore<Second>.Outcome
    ) -> String? {
        if first.ambiguousVariables != second.ambiguousVariables {
            return "ambiguous \(first.ambiguousVariables) instead of \(second.ambiguousVariables)"
        }
        for (variable, value) in first.values.enumerated()
        where abs(value.double - second.values[variable].double) > 1e-6 {
            return "variable \(variable): \(value) instead of \(second.values[variable])"
        }
        return nil
    }

    static func difference<First: SolverNumber, Second: SolverNumber>(
        _ first: [(variable: Int, lower: First?, upper: First?)],
        _ second: [(variable: Int, lower: Second?, upper: Second?)]
    ) -> String? {
        for (interval, other) in zip(first, second) {
            if interval.variable != other.variable || !isClose(interval.lower?.double, other.lower?.double)
                || !isClose(interval.upper?.double, other.upper?.double)
            {
                return "interval \(interval) instead of \(other)"
            }
        }
        return first.count == second.count ? nil : "\(first.count) intervals instead of \(second.count)"
    }

    private static func isClose(_ first: Double?, _ second: Double?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return abs(first - second) <= 1e-6
    }
}
