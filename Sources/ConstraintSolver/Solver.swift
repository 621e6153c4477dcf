/// Solves a problem exactly on every priority level, and again after edits.
///
/// Required constraints and bounds hold; then the sum of the absolute errors at the highest optional priority is minimal,
/// then at the next, and so on. Conflicts between required constraints are resolved by the breaking rule.
public struct Solver {
    /// The problem with all edits.
    public private(set) var problem: Problem
    private let rule: BreakingRule
    private var result: DenseSolver<Double>.Result?

    /// Makes a solver of a problem.
    public init(_ problem: Problem, breakingRule: BreakingRule = .uiKit) {
        self.problem = problem
        rule = breakingRule
    }

    /// The values that are best on every level; after an edit it starts from the former solution.
    public mutating func solve() -> Solution {
        var dense = DenseSolver<Double>(problem, rule: rule)
        let result = dense.solve()
        self.result = result
        return Solution(
            problem: problem, values: result.values,
            ambiguous: result.ambiguous.map {
                AmbiguousVariable(variable: Variable(index: $0.variable), lower: $0.lower, upper: $0.upper)
            },
            conflicts: result.conflicts)
    }

    /// Adds a constraint over variables of the problem and returns its handle.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        result = nil
        return problem.add(constraint)
    }

    /// Adds an unknown with optional required bounds and returns it.
    public mutating func addVariable(_ name: String, lower: Double? = nil, upper: Double? = nil) -> Variable {
        result = nil
        return problem.addVariable(name, lower: lower, upper: upper)
    }

    /// Takes a constraint out. Does nothing if it is out already.
    public mutating func remove(_ id: ConstraintID) {
        result = nil
        problem.remove(id)
    }

    /// Replaces the right side of a constraint by a finite number.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        result = nil
        problem.setConstant(constant, of: id)
    }

    /// Replaces the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of id: ConstraintID) {
        result = nil
        problem.setPriority(priority, of: id)
    }

    /// Replaces both bounds of a variable; nil is unbounded.
    public mutating func setBounds(lower: Double?, upper: Double?, of variable: Variable) {
        result = nil
        problem.setBounds(lower: lower, upper: upper, of: variable)
    }

    /// Why a variable has its value: the rows without slack that hold it. Solves first if there were edits.
    public mutating func equation(of variable: Variable) -> Equation {
        if result == nil { _ = solve() }
        guard let result else { return Equation(variable: variable, value: 0, causes: []) }
        let place = result.tableau.basis.firstIndex(of: variable.index)
        var causes: [Equation.Cause] = []
        for (index, row) in result.rows.enumerated() {
            guard let place else { break }
            var multiplier = result.tableau.cells[place][result.tableau.initialBasis[index]]
            if result.tableau.isFlipped[index] { multiplier = -multiplier }
            guard multiplier.magnitude > Double.tolerance else { continue }
            causes.append(.init(row: row, multiplier: multiplier, constant: constant(of: row)))
        }
        return Equation(variable: variable, value: result.values[variable.index], causes: causes)
    }

    private func constant(of row: Row) -> Double {
        switch row {
        case .constraint(let id): problem.constants[id.index]
        case .lowerBound(let variable): problem.lowerBounds[variable.index]
        case .upperBound(let variable): problem.upperBounds[variable.index]
        case .choice: 0
        }
    }
}
