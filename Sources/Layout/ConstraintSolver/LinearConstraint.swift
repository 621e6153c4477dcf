/// A linear constraint at a priority: `sum of coefficient * variable  (== | <= | >=)  constant`.
///
/// The error of an optional constraint is the distance of the left-hand side from where it must be, in the units in
/// which the terms are written.
public struct LinearConstraint: Hashable, Sendable {
    /// The priority at and above which a constraint is required: 1000.
    public static let required = 1000.0
    /// The level just below required: broken constraints stay there, above every other optional priority.
    public static let belowRequired = 1000.0.nextDown

    /// The name used in reports; it need not be unique.
    public var label: String
    /// The left-hand side; terms of the same variable add up.
    public var terms: [Term]
    /// The relation of the left-hand side to the constant.
    public var sense: ConstraintSense
    /// The right-hand side, a finite number.
    public var constant: Double
    /// The priority: 1000 and above is required, and every smaller number is a level of its own.
    public var priority: Double
    /// The origin of the constraint, which matters only in conflicts between required constraints.
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

/// The relation of the left-hand side of a constraint to its constant.
public enum ConstraintSense: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// The left-hand side equals the constant.
    case equal = "=="
    /// The left-hand side is at most the constant.
    case lessOrEqual = "<="
    /// The left-hand side is at least the constant.
    case greaterOrEqual = ">="
}

/// A variable multiplied by a coefficient.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The coefficient, a finite number.
    public var coefficient: Double

    /// Creates a term with a finite coefficient.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// An unknown of a `Problem`, identified by its index in the order in which the unknowns were added.
public struct Variable: Hashable, Comparable, Sendable {
    /// The zero-based index.
    public let index: Int

    /// Creates the variable with an index.
    package init(index: Int) { self.index = index }

    /// Orders variables by their indices.
    public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// A constraint of a `Problem`, identified by its index in the order in which the constraints were added; never reused.
public struct ConstraintID: Hashable, Comparable, Sendable {
    /// The zero-based index.
    public let index: Int

    /// Creates the identifier with an index.
    package init(index: Int) { self.index = index }

    /// Orders constraints by their indices.
    public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}
