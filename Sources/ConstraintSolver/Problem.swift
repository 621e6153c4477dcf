/// Linear constraints over named variables, on strictly ordered priority levels.
///
/// Rows are kept in flat arrays in the order of adding; a removed constraint leaves its place empty, so that
/// `Variable` and `ConstraintID` stay valid.
public struct Problem: Sendable {
    package private(set) var names: [String] = []
    package private(set) var lowerBounds: [Double] = []
    package private(set) var upperBounds: [Double] = []
    package private(set) var labels: [String] = []
    package private(set) var origins: [ConstraintOrigin] = []
    package private(set) var relations: [Relation] = []
    package private(set) var constants: [Double] = []
    package private(set) var priorities: [Double] = []
    package private(set) var isPresent: [Bool] = []
    package private(set) var termStarts: [Int32] = [0]
    package private(set) var termVariables: [Int32] = []
    package private(set) var termCoefficients: [Double] = []

    /// Makes a problem without variables and constraints.
    public init() {}

    /// Adds an unknown with optional required bounds and returns it.
    public mutating func addVariable(_ name: String, lower: Double? = nil, upper: Double? = nil) -> Variable {
        names.append(name)
        lowerBounds.append(lower ?? -.infinity)
        upperBounds.append(upper ?? .infinity)
        return Variable(index: names.count - 1)
    }

    /// Adds a constraint over variables of this problem and returns its handle.
    ///
    /// Terms of the same variable are added up. Coefficients and the constant must be finite.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        precondition(constraint.constant.isFinite, "the constant of a constraint must be finite")
        precondition(!constraint.priority.isNaN, "the priority of a constraint must be a number")
        for term in constraint.terms { append(term, after: Int(termStarts[termStarts.count - 1])) }
        termStarts.append(Int32(termVariables.count))
        labels.append(constraint.label)
        origins.append(constraint.origin)
        relations.append(constraint.relation)
        constants.append(constraint.constant)
        priorities.append(constraint.priority)
        isPresent.append(true)
        return ConstraintID(index: labels.count - 1)
    }

    /// Takes a constraint out; its handle is not used again. Does nothing if it is out already.
    public mutating func remove(_ id: ConstraintID) {
        isPresent[id.index] = false
    }

    /// Replaces the right side of a constraint by a finite number.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        precondition(constant.isFinite, "the constant of a constraint must be finite")
        constants[id.index] = constant
    }

    /// Replaces the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of id: ConstraintID) {
        precondition(!priority.isNaN, "the priority of a constraint must be a number")
        priorities[id.index] = priority
    }

    /// Replaces both bounds of a variable; nil is unbounded.
    public mutating func setBounds(lower: Double?, upper: Double?, of variable: Variable) {
        lowerBounds[variable.index] = lower ?? -.infinity
        upperBounds[variable.index] = upper ?? .infinity
    }

    private mutating func append(_ term: Term, after start: Int) {
        precondition(term.coefficient.isFinite, "a coefficient must be finite")
        precondition(names.indices.contains(term.variable.index), "a term's variable must be one of the problem")
        let variable = Int32(term.variable.index)
        for place in start..<termVariables.count where termVariables[place] == variable {
            termCoefficients[place] += term.coefficient
            return
        }
        termVariables.append(variable)
        termCoefficients.append(term.coefficient)
    }
}
