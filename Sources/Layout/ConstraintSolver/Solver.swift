/// Solves a problem exactly on every priority level, lexicographically, and solves it again after edits.
///
/// Required constraints and bounds hold; then the sum of the absolute errors at the highest optional priority is
/// minimal, then at the next, and so on. Conflicts between required constraints are resolved by the breaking rule.
/// Among several optimal solutions the earlier optional constraints of a level hold as far as they can, then earlier
/// variables are as near to 0 as they can. After an edit the solver warm-starts from the previous solution.
public struct Solver {
    private final class Session {
        var core: SolverCore<Double>
        init(_ problem: Problem, _ rule: BreakingRule) { core = SolverCore(problem, breakingRule: rule) }
    }

    private let rule: BreakingRule
    private var session: Session

    /// Creates a solver for a problem.
    public init(_ problem: Problem, breakingRule: BreakingRule = .uiKit) {
        rule = breakingRule
        session = Session(problem, breakingRule)
    }

    /// The problem, including all edits.
    public var problem: Problem { session.core.problem }

    /// The number of pivots since the solver last started from scratch.
    package var exchangeCount: Int { session.core.pivotCount }

    /// Returns the values that are optimal on every level.
    public mutating func solve() -> Solution {
        separate()
        let outcome = session.core.solve()
        return Solution(
            problem: problem, values: outcome.values,
            ambiguousVariables: outcome.ambiguousVariables,
            conflicts: outcome.conflicts)
    }

    /// Adds a constraint over variables of the problem, and returns its identifier.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        separate()
        return session.core.add(constraint)
    }

    /// Adds an unknown with optional required bounds, and returns it.
    public mutating func addVariable(_ name: String, lower: Double? = nil, upper: Double? = nil) -> Variable {
        separate()
        return session.core.addVariable(name, lower: lower, upper: upper)
    }

    /// Removes a constraint; does nothing if it was already removed.
    public mutating func remove(_ id: ConstraintID) {
        separate()
        session.core.remove(id)
    }

    /// Sets the right-hand side of a constraint to a finite number.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        separate()
        session.core.setConstant(constant, of: id)
    }

    /// Sets the key that decides whether a constraint is broken in the next conflict.
    package mutating func setTurn(_ turn: BreakingTurn?, of id: ConstraintID) {
        separate()
        session.core.setTurn(turn, of: id)
    }

    /// Sets the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of id: ConstraintID) {
        separate()
        session.core.setPriority(priority, of: id)
    }

    /// Sets both bounds of a variable; `nil` means unbounded.
    public mutating func setBounds(lower: Double?, upper: Double?, of variable: Variable) {
        separate()
        session.core.setBounds(lower: lower, upper: upper, of: variable)
    }

    /// Returns why a variable has its value: the active rows that determine it. Solves first if there were edits.
    public mutating func sensitivity(of variable: Variable) -> Sensitivity {
        let solution = solve()
        let (sources, choices) = session.core.combination(of: variable.index)
        let active = sources.map { source, multiplier in
            let row = problem.row(ofSource: source)
            return Sensitivity.Contribution(row: row, multiplier: multiplier, constant: constant(of: row, solution))
        }
        let chosen = choices.map { variable, multiplier in
            let variable = Variable(index: variable)
            return Sensitivity.Contribution(
                row: .choice(variable), multiplier: multiplier, constant: solution[variable])
        }
        return Sensitivity(variable: variable, value: solution[variable], contributions: active + chosen)
    }

    /// Returns how the solution moves with some right-hand sides, exact up to rounding; `nil` where that cannot be
    /// determined, at the very end of a piece. Solves first if there were edits.
    public mutating func piece(along constants: [MovingConstant]) -> SolutionPiece? {
        separate()
        return session.core.piece(along: constants).map(SolutionPiece.init)
    }

    /// Returns the same while other right-hand sides move as well, none of which determines a value; `nil` where one of
    /// them does.
    ///
    /// Regardless of how these actually move, the piece holds as long as they stay on the sides on which this keeps
    /// them.
    package mutating func piece(along constants: [MovingConstant], loose: [MovingConstant]) -> SolutionPiece? {
        separate()
        return session.core.piece(along: constants, loose: loose).map(SolutionPiece.init)
    }

    /// Returns whether required equations alone determine a variable, so that nothing else affects it, whatever the
    /// right-hand sides are.
    package mutating func isFixed(_ variable: Variable) -> Bool {
        separate()
        return session.core.isFixed(variable.index)
    }

    private func constant(of row: Row, _ solution: Solution) -> Double {
        switch row {
        case .constraint(let id): problem.constants[id.index] + solution.difference(of: id)
        case .lowerBound(let variable): problem.unknowns[variable.index].lower
        case .upperBound(let variable): problem.unknowns[variable.index].upper
        case .choice(let variable): solution[variable]
        }
    }

    /// Gives this copy of a solver its own session, which starts from scratch.
    private mutating func separate() {
        if !isKnownUniquelyReferenced(&session) { session = Session(problem, rule) }
    }
}
