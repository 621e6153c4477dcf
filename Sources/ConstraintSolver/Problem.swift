/// Linear constraints over named variables, on strictly ordered priority levels.
///
/// Rows are kept in flat arrays in the order of adding; a removed constraint leaves its place empty, so that
/// `Variable` and `ConstraintID` stay valid.
public struct Problem: Sendable {
    /// A variable; an infinite bound stands for none.
    package struct Unknown: Sendable {
        package let name: String
        package fileprivate(set) var lower: Double
        package fileprivate(set) var upper: Double
    }

    /// A constraint without its constant; `terms` are the indices of its terms.
    package struct Entry: Sendable {
        package let label: String
        package let origin: ConstraintOrigin
        package fileprivate(set) var turn: BreakingTurn?
        package let sense: ConstraintSense
        package let terms: Range<Int>
        package fileprivate(set) var priority: Double
        package fileprivate(set) var isPresent = true
    }

    package private(set) var unknowns: [Unknown] = []
    package private(set) var entries: [Entry] = []
    package private(set) var constants: [Double] = []
    package private(set) var terms: [Term] = []

    /// Creates an empty problem.
    public init() {}

    /// Adds an unknown with optional required bounds and returns it.
    public mutating func addVariable(_ name: String, lower: Double? = nil, upper: Double? = nil) -> Variable {
        unknowns.append(Unknown(name: name, lower: lower ?? -.infinity, upper: upper ?? .infinity))
        return Variable(index: unknowns.count - 1)
    }

    /// Adds a constraint over variables of this problem and returns its handle.
    ///
    /// Terms of the same variable are added up. Coefficients and the constant must be finite.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        add(
            terms: constraint.terms.count, { constraint.terms[$0] }, constraint.sense, constraint.constant,
            priority: constraint.priority, origin: constraint.origin, label: constraint.label)
    }

    /// Adds a constraint whose terms, as many as are said, a function gives; it needs no array.
    package mutating func add(
        terms count: Int, _ term: (Int) -> Term, _ sense: ConstraintSense, _ constant: Double, priority: Double,
        origin: ConstraintOrigin, turn: BreakingTurn? = nil, label: String = ""
    ) -> ConstraintID {
        precondition(constant.isFinite, "the constant of a constraint must be finite")
        precondition(!priority.isNaN, "the priority of a constraint must be a number")
        let start = terms.count
        for place in 0..<count { append(term(place), after: start) }
        constants.append(constant)
        entries.append(
            Entry(
                label: label, origin: origin, turn: turn, sense: sense, terms: start..<terms.count, priority: priority))
        return ConstraintID(index: entries.count - 1)
    }

    /// Makes room for unknowns and constraints.
    package mutating func reserve(unknowns unknownCount: Int, constraints count: Int) {
        unknowns.reserveCapacity(unknownCount)
        constants.reserveCapacity(count)
        entries.reserveCapacity(count)
        terms.reserveCapacity(count * 2)
    }

    /// Takes a constraint out; its handle is not used again. Does nothing if it is out already.
    public mutating func remove(_ id: ConstraintID) {
        entries[id.index].isPresent = false
    }

    /// Replaces the right side of a constraint by a finite number.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        precondition(constant.isFinite, "the constant of a constraint must be finite")
        constants[id.index] = constant
    }

    /// Replaces the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of id: ConstraintID) {
        precondition(!priority.isNaN, "the priority of a constraint must be a number")
        entries[id.index].priority = priority
    }

    /// Replaces what decides whether a constraint is broken in a conflict.
    package mutating func setTurn(_ turn: BreakingTurn?, of id: ConstraintID) {
        entries[id.index].turn = turn
    }

    /// Replaces both bounds of a variable; nil if unbounded.
    public mutating func setBounds(lower: Double?, upper: Double?, of variable: Variable) {
        unknowns[variable.index].lower = lower ?? -.infinity
        unknowns[variable.index].upper = upper ?? .infinity
    }

    private mutating func append(_ term: Term, after start: Int) {
        precondition(term.coefficient.isFinite, "a coefficient must be finite")
        precondition(unknowns.indices.contains(term.variable.index), "a term's variable must be one of the problem")
        for place in start..<terms.count where terms[place].variable == term.variable {
            terms[place].coefficient += term.coefficient
            return
        }
        terms.append(term)
    }
}
