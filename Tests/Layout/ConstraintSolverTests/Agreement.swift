@testable import LayoutSimConstraintSolver

/// Checks a solver's results against the reference's; each check returns the difference, or nil.
enum Agreement {
    /// Checks the exact engine against the reference: conflicts, totals, values, ambiguous variables and their ends,
    /// causes.
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
        if let failure = causesFailure(&core, outcome) { return failure }
        return ambiguityFailure(core.intervals(), outcome.values, answer)
    }

    /// Checks that the causes of a variable add up to it, term by term, and that the rows that determine it have no
    /// slack.
    private static func causesFailure(
        _ core: inout SolverCore<Rational>, _ outcome: SolverCore<Rational>.Outcome
    ) -> String? {
        let problem = core.problem
        for variable in problem.variables {
            let causes = core.combination(of: variable.index)
            var sum = [Rational](repeating: 0, count: problem.variables.count)
            for (source, multiplier) in causes.sources {
                let row = LinearForm(problem, problem.row(ofSource: source))
                for (place, coefficient) in row.terms { sum[place] += multiplier * coefficient }
                if row.value(outcome.values) != row.constant, !outcome.ambiguousVariables.contains(variable) {
                    return "variable \(variable.index) is held by source \(source), which has slack"
                }
            }
            for (place, multiplier) in causes.choices { sum[place] += multiplier }
            if !causes.choices.isEmpty, !outcome.ambiguousVariables.contains(variable) {
                return "variable \(variable.index) is determined and held by a choice"
            }
            for place in sum.indices where sum[place] != (place == variable.index ? 1 : 0) {
                return "the causes of variable \(variable.index) add up to \(sum)"
            }
        }
        return nil
    }

    private struct LinearForm {
        var terms: [(variable: Int, coefficient: Rational)]
        var constant: Rational

        init(_ problem: Problem, _ row: Row) {
            switch row {
            case .constraint(let id):
                terms = problem[id].terms.map { ($0.variable.index, Rational($0.coefficient)) }
                constant = Rational(problem[id].constant)
            case .lowerBound(let variable), .choice(let variable):
                terms = [(variable.index, 1)]
                constant = Rational(problem.lowerBound(of: variable) ?? 0)
            case .upperBound(let variable):
                terms = [(variable.index, 1)]
                constant = Rational(problem.upperBound(of: variable) ?? 0)
            }
        }

        func value(_ values: [Rational]) -> Rational {
            terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
        }
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

    /// Checks doubles on required rows that miss each other by less than the tolerance: each conflict is also an exact
    /// one, each proper part of it holds within the tolerance, and so does everything that was not broken.
    static func nearMissFailure(of problem: Problem) -> String? {
        let margin = Rational(0x1p-13)
        var solver = Solver(problem)
        let solution = solver.solve()
        let reference = ReferenceSolver(problem)
        for conflict in solution.conflicts {
            if reference.isFeasible(conflict.rows) { return "\(conflict.rows) is not a conflict" }
            for row in conflict.rows where !reference.isFeasible(conflict.rows.filter({ $0 != row }), within: margin) {
                return "\(conflict.rows) is a conflict without \(row)"
            }
        }
        let broken = solution.conflicts.map(\.broken)
        for id in problem.constraints where problem[id].isRequired && !broken.contains(.constraint(id)) {
            if solution.error(of: id) > margin.double { return "\(id) is off by \(solution.error(of: id))" }
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
            if values[variable] != answer.values[variable] {
                return "variable \(variable): \(values[variable]) instead of \(answer.values[variable])"
            }
        }
        return nil
    }

    /// Checks doubles against exact numbers: the same values, conflicts and ambiguous variables.
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
