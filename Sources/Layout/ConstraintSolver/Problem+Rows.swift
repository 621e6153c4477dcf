extension Problem {
    /// All variables, in the order in which they were added.
    public var variables: [Variable] { unknowns.indices.map(Variable.init(index:)) }

    /// All constraints that were not removed, in the order in which they were added.
    public var constraints: [ConstraintID] {
        entries.indices.filter { entries[$0].isPresent }.map(ConstraintID.init(index:))
    }

    /// Returns the name of a variable.
    public func name(of variable: Variable) -> String { unknowns[variable.index].name }

    /// Returns the lower bound of a variable, or `nil` if it has none.
    public func lowerBound(of variable: Variable) -> Double? {
        unknowns[variable.index].lower == -.infinity ? nil : unknowns[variable.index].lower
    }

    /// Returns the upper bound of a variable, or `nil` if it has none.
    public func upperBound(of variable: Variable) -> Double? {
        unknowns[variable.index].upper == .infinity ? nil : unknowns[variable.index].upper
    }

    /// Returns whether a constraint is in the problem and was not removed.
    public func contains(_ id: ConstraintID) -> Bool {
        entries.indices.contains(id.index) && entries[id.index].isPresent
    }

    /// The constraint as it was added, with its current constant and priority.
    public subscript(id: ConstraintID) -> LinearConstraint {
        let entry = entries[id.index]
        return LinearConstraint(
            entry.label, Array(terms[entry.terms]), entry.sense, constants[id.index], priority: entry.priority,
            origin: entry.origin)
    }

    /// Returns the label of a constraint, or a bound as text: `w >= 0`.
    public func label(of row: Row) -> String {
        switch row {
        case .constraint(let id): entries[id.index].label
        case .lowerBound(let variable): "\(name(of: variable)) >= \(unknowns[variable.index].lower.shortest)"
        case .upperBound(let variable): "\(name(of: variable)) <= \(unknowns[variable.index].upper.shortest)"
        case .choice(let variable): "\(name(of: variable)) (not determined)"
        }
    }

    /// Returns the indices of a constraint's terms in `terms`.
    package func terms(of constraint: Int) -> Range<Int> {
        entries[constraint].terms
    }
}

/// Anything that can determine a value: a constraint, a bound of a variable, or a choice of the solver.
public enum Row: Hashable, Sendable {
    /// A constraint.
    case constraint(ConstraintID)
    /// The lower bound of a variable.
    case lowerBound(Variable)
    /// The upper bound of a variable.
    case upperBound(Variable)
    /// The solver's choice of a value for a variable that nothing determines.
    case choice(Variable)
}

/// Sources: a single numbering of constraints and bounds, first the constraints, then the lower and upper bound of each
/// variable.
extension Problem {
    /// Returns whether the constraint at an index is a required equation.
    func isEquation(_ index: Int) -> Bool {
        entries[index].isPresent && entries[index].sense == .equal
            && entries[index].priority >= LinearConstraint.required
    }

    /// Returns the unit of the errors of a constraint or bound: the greatest power of two that is not above its
    /// greatest coefficient, so that a multiple of a row means the same as the row.
    func unit<Number: SolverNumber>(of source: Int) -> Number {
        guard source < constants.count else { return 1 }
        return Number(terms(of: source).reduce(0) { max($0, abs(terms[$1].coefficient)) }).unit
    }

    func source(of row: Row) -> Int {
        switch row {
        case .constraint(let id): id.index
        case .lowerBound(let variable), .choice(let variable): constants.count + 2 * variable.index
        case .upperBound(let variable): constants.count + 2 * variable.index + 1
        }
    }

    func row(ofSource source: Int) -> Row {
        if source < constants.count { return .constraint(ConstraintID(index: source)) }
        let (variable, side) = (source - constants.count).quotientAndRemainder(dividingBy: 2)
        return side == 0 ? .lowerBound(Variable(index: variable)) : .upperBound(Variable(index: variable))
    }
}

extension LinearConstraint {
    /// Returns the unit of the constraint's errors.
    func unit<Number: SolverNumber>() -> Number { Number(terms.reduce(0) { max($0, abs($1.coefficient)) }).unit }
}
