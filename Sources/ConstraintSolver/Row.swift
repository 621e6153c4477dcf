/// Something that holds a solution in its place: a constraint, a bound of a variable, or a choice of the solver.
public enum Row: Hashable, Sendable {
    /// A constraint.
    case constraint(ConstraintID)
    /// The lower bound of a variable.
    case lowerBound(Variable)
    /// The upper bound of a variable.
    case upperBound(Variable)
    /// Nothing decides the variable: the solver chose its value.
    case choice(Variable)
}
