/// Linear constraints over named variables, on strictly ordered priority levels.
///
/// Rows are kept in flat arrays in the order in which they were added; a removed constraint leaves its place empty, so
/// that `Variable` and `ConstraintID` stay valid.
public struct Problem: Sendable {
    /// A variable; an infinite bound means none.
    package struct Unknown: Sendable {
        /// The name of the variable.
        package let name: String
        /// The lower bound; negative infinity means none.
        package fileprivate(set) var lower: Double
        /// The upper bound; infinity means none.
        package fileprivate(set) var upper: Double
        /// Whether it is chosen before others where the constraints leave a choice.
        package let isChosenFirst: Bool
    }

    /// A constraint without its constant; `terms` are the indices of its terms.
    package struct Entry: Sendable {
        /// The name used in reports; it need not be unique.
        package let label: String
        /// The origin of the constraint, which matters only in conflicts.
        package let origin: ConstraintOrigin
        /// The breaking key among constraints of the same origin; `nil` if the views of the constraint are unknown.
        package fileprivate(set) var turn: BreakingTurn?
        /// The relation of the left-hand side to the constant.
        package let sense: ConstraintSense
        /// The indices of the left-hand side's terms in the problem's `terms`.
        package let terms: Range<Int>
        /// The priority; 1000 and above is required.
        package fileprivate(set) var priority: Double
        /// Whether the constraint was not removed.
        package fileprivate(set) var isPresent = true
    }

    /// The variables, by index.
    package private(set) var unknowns: [Unknown] = []
    /// The constraints without their constants, by index; removed ones keep their places.
    package private(set) var entries: [Entry] = []
    /// The right-hand sides of the constraints, by index.
    package private(set) var constants: [Double] = []
    /// The terms of all constraints, in one array.
    package private(set) var terms: [Term] = []

    /// Creates an empty problem.
    public init() {}

    /// Adds an unknown with optional required bounds, and returns it.
    ///
    /// Where the constraints leave a choice, unknowns that are chosen first come as close to 0 as they can, then the
    /// others.
    public mutating func addVariable(
        _ name: String, lower: Double? = nil, upper: Double? = nil, isChosenFirst: Bool = false
    ) -> Variable {
        unknowns.append(
            Unknown(
                name: name, lower: lower ?? -.infinity, upper: upper ?? .infinity, isChosenFirst: isChosenFirst))
        return Variable(index: unknowns.count - 1)
    }

    /// Adds a constraint over variables of this problem, and returns its identifier.
    ///
    /// Terms of the same variable are added up. Coefficients and the constant must be finite.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        add(
            terms: constraint.terms.count, { constraint.terms[$0] }, constraint.sense, constraint.constant,
            priority: constraint.priority, origin: constraint.origin, label: constraint.label)
    }

    /// Adds a constraint whose terms a closure supplies by index, which avoids an array.
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

    /// Reserves capacity for unknowns and constraints.
    package mutating func reserve(unknowns unknownCount: Int, constraints count: Int) {
        unknowns.reserveCapacity(unknownCount)
        constants.reserveCapacity(count)
        entries.reserveCapacity(count)
        terms.reserveCapacity(count * 2)
    }

    /// Removes a constraint, whose identifier is not reused; does nothing if it was already removed.
    public mutating func remove(_ id: ConstraintID) {
        entries[id.index].isPresent = false
    }

    /// Sets the right-hand side of a constraint to a finite number.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        precondition(constant.isFinite, "the constant of a constraint must be finite")
        constants[id.index] = constant
    }

    /// Sets the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of id: ConstraintID) {
        precondition(!priority.isNaN, "the priority of a constraint must be a number")
        entries[id.index].priority = priority
    }

    /// Sets the key that decides whether a constraint is broken in a conflict.
    package mutating func setTurn(_ turn: BreakingTurn?, of id: ConstraintID) {
        entries[id.index].turn = turn
    }

    /// Sets both bounds of a variable; `nil` means unbounded.
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
