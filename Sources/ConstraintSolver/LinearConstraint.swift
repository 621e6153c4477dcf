/// `sum of coefficient * variable  (== | <= | >=)  constant`, at a priority.
///
/// The error of an optional constraint is how far the left side is off, in the units in which the terms are written.
public struct LinearConstraint: Hashable, Sendable {
    /// The priority from which a constraint is required: 1000.
    public static let required = 1000.0
    /// The level just below required: broken constraints are kept there, above every other optional priority.
    public static let belowRequired = 1000.0.nextDown

    /// The name that reports use; it need not be unique.
    public var label: String
    /// The left side; terms of the same variable add up.
    public var terms: [Term]
    /// How the left side relates to the constant.
    public var relation: Relation
    /// The right side, a finite number.
    public var constant: Double
    /// The level: 1000 and above is required, every smaller number is a level of its own.
    public var priority: Double
    /// Who made the constraint; only conflicts between required constraints look at it.
    public var origin: ConstraintOrigin

    /// Makes a constraint, required unless a priority is given.
    public init(
        _ label: String, _ terms: [Term], _ relation: Relation, _ constant: Double,
        priority: Double = LinearConstraint.required, origin: ConstraintOrigin = .other
    ) {
        self.label = label
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.origin = origin
    }

    /// Whether the constraint must hold.
    public var isRequired: Bool { priority >= Self.required }
}
