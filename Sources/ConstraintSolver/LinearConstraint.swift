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
    public var sense: ConstraintSense
    /// The right side, a finite number.
    public var constant: Double
    /// The level: 1000 and above is required, every smaller number is a level of its own.
    public var priority: Double
    /// Who made the constraint; only conflicts between required constraints look at it.
    public var origin: ConstraintOrigin

    /// Creates a constraint, required unless a priority is given.
    public init(
        _ label: String, _ terms: [Term], _ sense: ConstraintSense, _ constant: Double,
        priority: Double = LinearConstraint.required, origin: ConstraintOrigin = .other
    ) {
        self.label = label
        self.terms = terms
        self.sense = sense
        self.constant = constant
        self.priority = priority
        self.origin = origin
    }

    /// Whether the constraint must hold.
    public var isRequired: Bool { priority >= Self.required }
}

/// How the left side of a constraint relates to its constant.
public enum ConstraintSense: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// The left side is the constant.
    case equal = "=="
    /// The left side is at most the constant.
    case lessOrEqual = "<="
    /// The left side is at least the constant.
    case greaterOrEqual = ">="
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The finite number by which the variable is multiplied.
    public var coefficient: Double

    /// Creates a term with a finite coefficient.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// An unknown of a `Problem`: its place in the order in which the unknowns were added.
public struct Variable: Hashable, Comparable, Sendable {
    /// The place, counted from 0.
    public let index: Int

    package init(index: Int) { self.index = index }

    /// Earlier variables come first.
    public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// A constraint of a `Problem`: its place in the order in which the constraints were added, never used twice.
public struct ConstraintID: Hashable, Comparable, Sendable {
    /// The place, counted from 0.
    public let index: Int

    package init(index: Int) { self.index = index }

    /// Constraints that were added earlier come first.
    public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}
