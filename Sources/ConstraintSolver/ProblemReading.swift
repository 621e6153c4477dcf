extension Problem {
    /// All variables, in the order of adding.
    public var variables: [Variable] { names.indices.map(Variable.init(index:)) }

    /// All constraints that were not removed, in the order of adding.
    public var constraints: [ConstraintID] {
        isPresent.indices.filter { isPresent[$0] }.map(ConstraintID.init(index:))
    }

    /// The name of a variable.
    public func name(of variable: Variable) -> String { names[variable.index] }

    /// The lower bound of a variable, or nil.
    public func lowerBound(of variable: Variable) -> Double? {
        lowerBounds[variable.index] == -.infinity ? nil : lowerBounds[variable.index]
    }

    /// The upper bound of a variable, or nil.
    public func upperBound(of variable: Variable) -> Double? {
        upperBounds[variable.index] == .infinity ? nil : upperBounds[variable.index]
    }

    /// Whether a constraint is in the problem and was not removed.
    public func contains(_ id: ConstraintID) -> Bool { isPresent.indices.contains(id.index) && isPresent[id.index] }

    /// A constraint as it was added, with its present constant and priority.
    public subscript(id: ConstraintID) -> LinearConstraint {
        LinearConstraint(
            labels[id.index],
            terms(of: id.index).map {
                Term(Variable(index: Int(termVariables[$0])), termCoefficients[$0])
            },
            relations[id.index], constants[id.index], priority: priorities[id.index], origin: origins[id.index])
    }

    /// The label of a constraint, or what a bound says: `w >= 0`.
    public func label(of row: Row) -> String {
        switch row {
        case .constraint(let id): labels[id.index]
        case .lowerBound(let variable): "\(name(of: variable)) >= \(lowerBounds[variable.index].shortest)"
        case .upperBound(let variable): "\(name(of: variable)) <= \(upperBounds[variable.index].shortest)"
        case .choice(let variable): "\(name(of: variable)) (not determined)"
        }
    }

    package func terms(of constraint: Int) -> Range<Int> {
        Int(termStarts[constraint])..<Int(termStarts[constraint + 1])
    }
}
