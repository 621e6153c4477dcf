import LayoutSimConstraintSolver

/// Solves a problem level by level on an exact tableau.
struct ReferenceSolver {
    struct Answer {
        var totals: [Double: Rational] = [:]
        /// The values, with the choice among optimal solutions that `Docs/solver.md` describes.
        var values: [Rational] = []
        /// The ends of ambiguous variables.
        var intervals: [Int: [Rational?]] = [:]
    }

    private let problem: Problem
    private var rows: [Row] = []
    private var inputs: [ReferenceTableau.Input] = []
    private var priorities: [Double] = []

    /// Solves a problem.
    ///
    /// - Parameter broken: The required rows that count as just below required.
    init(_ problem: Problem, broken: [Row] = []) {
        self.problem = problem
        for variable in problem.variables {
            if let bound = problem.lowerBound(of: variable) {
                append(.lowerBound(variable), LinearConstraint("", [Term(variable)], .greaterOrEqual, bound), broken)
            }
            if let bound = problem.upperBound(of: variable) {
                append(.upperBound(variable), LinearConstraint("", [Term(variable)], .lessOrEqual, bound), broken)
            }
        }
        for id in problem.constraints { append(.constraint(id), problem[id], broken) }
    }

    private mutating func append(_ row: Row, _ constraint: LinearConstraint, _ broken: [Row]) {
        rows.append(row)
        inputs.append(
            .init(
                terms: constraint.terms.map { ($0.variable.index, Rational($0.coefficient)) },
                sense: constraint.sense, constant: Rational(constraint.constant)))
        let priority = min(constraint.priority, LinearConstraint.required)
        priorities.append(broken.contains(row) ? LinearConstraint.belowRequired : priority)
    }

    func solve() -> Answer {
        var tableau = ReferenceTableau(variableCount: problem.variables.count, rows: inputs)
        var answer = Answer()
        for priority in Set(priorities).union([LinearConstraint.required]).sorted(by: >) {
            answer.totals[priority] = tableau.minimizeErrors(
                of: priorities.indices.filter { priorities[$0] == priority })
        }
        answer.values = problem.variables.map { tableau.value(of: $0.index) }
        guard !tableau.isUnique else { return answer }
        answer.values = chosenValues()
        tableau.dropLocked()
        for variable in problem.variables.map(\.index) {
            let lower = tableau.extreme(of: variable, sign: 1)
            let upper = tableau.extreme(of: variable, sign: -1)
            if lower == nil || upper == nil || lower != upper { answer.intervals[variable] = [lower, upper] }
        }
        return answer
    }

    /// Returns the optimal solution in which the optional rows, one after the other, hold as closely as possible, and
    /// after them the variables are as close to 0 as possible, those that are chosen first before the others.
    private func chosenValues() -> [Rational] {
        let zeros = problem.variables.map {
            ReferenceTableau.Input(terms: [($0.index, 1)], sense: .equal, constant: 0)
        }
        var tableau = ReferenceTableau(variableCount: zeros.count, rows: inputs + zeros)
        for priority in Set(priorities).sorted(by: >) {
            _ = tableau.minimizeErrors(of: priorities.indices.filter { priorities[$0] == priority })
        }
        tableau.dropLocked()
        let optional = rows.indices.filter { priorities[$0] < LinearConstraint.required }
            .sorted { (-priorities[$0], place(of: rows[$0])) < (-priorities[$1], place(of: rows[$1])) }
        let inTurn =
            zeros.indices.filter { problem.unknowns[$0].isChosenFirst }
            + zeros.indices.filter { !problem.unknowns[$0].isChosenFirst }
        for row in optional + inTurn.map({ inputs.count + $0 }) { _ = tableau.minimizeErrors(of: [row]) }
        return problem.variables.map { tableau.value(of: $0.index) }
    }

    /// Returns the place of a row: constraints in the order of adding, then bounds.
    private func place(of row: Row) -> Int {
        switch row {
        case .constraint(let id): id.index
        case .lowerBound(let variable), .choice(let variable): problem.entries.count + 2 * variable.index
        case .upperBound(let variable): problem.entries.count + 2 * variable.index + 1
        }
    }

    /// Returns whether some required rows can hold together, each except for an error of at most `margin`.
    func isFeasible(_ wanted: [Row], within margin: Rational = 0) -> Bool {
        let members = rows.indices.filter { wanted.contains(rows[$0]) }.flatMap { inputs[$0].relaxed(by: margin) }
        var tableau = ReferenceTableau(variableCount: problem.variables.count, rows: members)
        return tableau.minimizeErrors(of: Array(members.indices)) == 0
    }

    /// Returns the total error of each level for given values.
    func totals(of values: [Rational]) -> [Double: Rational] {
        var totals: [Double: Rational] = [LinearConstraint.required: 0]
        for (place, input) in inputs.enumerated() {
            let sum = input.terms.reduce(Rational(0.0)) { $0 + $1.coefficient * values[$1.variable] }
            let difference = sum - input.constant
            let error =
                switch input.sense {
                case .equal: difference.magnitude
                case .lessOrEqual: max(difference, 0)
                case .greaterOrEqual: max(-difference, 0)
                }
            totals[priorities[place], default: 0] += error
        }
        return totals
    }
}
