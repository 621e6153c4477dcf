/// Solves a problem exactly on every priority level, and again after edits.
///
/// Required constraints and bounds hold; then the sum of the absolute errors at the highest optional priority is
/// minimal, then at the next, and so on. Conflicts between required constraints are resolved by the breaking rule.
/// Among several optimal solutions the earlier optional constraints of a level hold as far as they can, then earlier
/// variables are as near to 0 as they can. After an edit the solver starts from the previous solution.
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

    /// The problem with all edits.
    public var problem: Problem { session.core.problem }

    /// The number of basis exchanges since the solver last started from scratch.
    package var exchangeCount: Int { session.core.pivotCount }

    /// The values that are best on every level.
    public mutating func solve() -> Solution {
        separate()
        let outcome = session.core.solve()
        return Solution(
            problem: problem, values: outcome.values,
            ambiguousVariables: outcome.ambiguousVariables,
            conflicts: outcome.conflicts)
    }

    /// Adds a constraint over variables of the problem and returns its handle.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        separate()
        return session.core.add(constraint)
    }

    /// Adds an unknown with optional required bounds and returns it.
    public mutating func addVariable(_ name: String, lower: Double? = nil, upper: Double? = nil) -> Variable {
        separate()
        return session.core.addVariable(name, lower: lower, upper: upper)
    }

    /// Takes a constraint out. Does nothing if it is out already.
    public mutating func remove(_ id: ConstraintID) {
        separate()
        session.core.remove(id)
    }

    /// Replaces the right side of a constraint by a finite number.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        separate()
        session.core.setConstant(constant, of: id)
    }

    /// Replaces what decides whether a constraint is broken in the next conflict.
    package mutating func setTurn(_ turn: BreakingTurn?, of id: ConstraintID) {
        separate()
        session.core.setTurn(turn, of: id)
    }

    /// Replaces the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of id: ConstraintID) {
        separate()
        session.core.setPriority(priority, of: id)
    }

    /// Replaces both bounds of a variable; nil if unbounded.
    public mutating func setBounds(lower: Double?, upper: Double?, of variable: Variable) {
        separate()
        session.core.setBounds(lower: lower, upper: upper, of: variable)
    }

    /// Why a variable has its value: the active rows that determine it. Solves first if there were edits.
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

    /// How the solution moves with some right sides, exact but for rounding; nil where that cannot be told, at the very end of
    /// a piece. Solves first if there were edits.
    public mutating func piece(along constants: [MovingConstant]) -> SolutionPiece? {
        separate()
        return session.core.piece(along: constants).map(SolutionPiece.init)
    }

    /// The same while other right sides move, too, none of which determines a value; nil where one of them does.
    ///
    /// However these really move, the piece holds as long as they stay on the sides on which this keeps them.
    package mutating func piece(along constants: [MovingConstant], loose: [MovingConstant]) -> SolutionPiece? {
        separate()
        return session.core.piece(along: constants, loose: loose).map(SolutionPiece.init)
    }

    /// Whether required equations alone determine a variable, so that nothing else matters to it, whatever the right sides are.
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

    /// Gives this copy of a solver a session of its own, which starts from scratch.
    private mutating func separate() {
        if !isKnownUniquelyReferenced(&session) { session = Session(problem, rule) }
    }
}
