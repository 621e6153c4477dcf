/// Solves a problem level by level on a dense tableau.
struct DenseSolver<Number: SolverNumber> {
    struct Result {
        var values: [Number]
        var ambiguous: [(variable: Int, lower: Number?, upper: Number?)]
        var conflicts: [Conflict]
        var tableau: Tableau<Number>
        var rows: [Row]
    }

    let problem: Problem
    let rule: BreakingRule
    private var rows: [Row] = []
    private var inputs: [Tableau<Number>.Input] = []
    private var priorities: [Double] = []

    init(_ problem: Problem, rule: BreakingRule) {
        self.problem = problem
        self.rule = rule
        for variable in problem.variables {
            if let bound = problem.lowerBound(of: variable) {
                append(.lowerBound(variable), variable, .greaterOrEqual, bound)
            }
            if let bound = problem.upperBound(of: variable) {
                append(.upperBound(variable), variable, .lessOrEqual, bound)
            }
        }
        for id in problem.constraints { add(id) }
    }

    private mutating func add(_ id: ConstraintID) {
        let constraint = problem[id]
        rows.append(.constraint(id))
        inputs.append(
            .init(
                terms: constraint.terms.map { ($0.variable.index, Number($0.coefficient)) },
                relation: constraint.relation, constant: Number(constraint.constant)))
        priorities.append(constraint.priority)
    }

    private mutating func append(_ row: Row, _ variable: Variable, _ relation: Relation, _ bound: Double) {
        rows.append(row)
        inputs.append(
            .init(
                terms: [(variable: variable.index, coefficient: Number(1.0))], relation: relation,
                constant: Number(bound)))
        priorities.append(LinearConstraint.required)
    }

    mutating func solve() -> Result {
        var conflicts: [Conflict] = []
        while let members = irreducibleConflict() {
            let candidates = members.map { candidate(rows[$0]) }
            let broken = members[rule.choose(candidates)]
            conflicts.append(Conflict(rows: members.map { rows[$0] }, broken: rows[broken]))
            priorities[broken] = LinearConstraint.belowRequired
        }
        var tableau = Tableau(variableCount: problem.names.count, rows: inputs)
        for priority in Set(priorities.map { min($0, LinearConstraint.required) }).sorted(by: >) {
            _ = tableau.minimizeErrors(
                of: priorities.indices.filter { min(priorities[$0], LinearConstraint.required) == priority })
        }
        return result(tableau, conflicts)
    }

    private func result(_ tableau: Tableau<Number>, _ conflicts: [Conflict]) -> Result {
        var ambiguous: [(variable: Int, lower: Number?, upper: Number?)] = []
        for variable in problem.names.indices {
            let lower = tableau.minimum(of: variable, sign: 1)
            let upper = tableau.minimum(of: variable, sign: -1).map { -$0 }
            if let lower, let upper, upper - lower <= Number.tolerance * Number(1000) { continue }
            ambiguous.append((variable, lower, upper))
        }
        return Result(
            values: problem.names.indices.map(tableau.value), ambiguous: ambiguous, conflicts: conflicts,
            tableau: tableau, rows: rows)
    }

    private func irreducibleConflict() -> [Int]? {
        var members = priorities.indices.filter { priorities[$0] >= LinearConstraint.required }
        guard !isFeasible(members) else { return nil }
        for candidate in members.reversed() {
            let rest = members.filter { $0 != candidate }
            if !isFeasible(rest) { members = rest }
        }
        return members
    }

    private func isFeasible(_ members: [Int]) -> Bool {
        var tableau = Tableau(variableCount: problem.names.count, rows: members.map { inputs[$0] })
        return tableau.minimizeErrors(of: Array(members.indices)) <= Number.tolerance * Number(1000)
    }

    private func candidate(_ row: Row) -> BreakingRule.Candidate {
        guard case .constraint(let id) = row else {
            return .init(row: row, label: problem.label(of: row), origin: .system)
        }
        return .init(row: row, label: problem.labels[id.index], origin: problem.origins[id.index])
    }
}
