/// A linear relation of two attributes, `first (== | <= | >=) multiplier * second + constant`, with a priority.
///
/// Three other types have the same six fields: `NSLayoutConstraint`, an object as Apple declares it; `LiveConstraint`,
/// whose items are positions in a tree of objects; and `SessionConstraint`, whose items are handles of a session. They
/// do not share a generic relation: each carries something that the others must not have (an identifier, a line and
/// former constants here, a maker in a session), and values of a generic type of this module would be compared and
/// hashed by unspecialized code in the modules that lay out, which do so for each constraint of each layout.
public struct Constraint: Hashable, Sendable {
    /// The relation between the two sides.
    public enum Relation: String, CaseIterable, Hashable, Sendable {
        case equal = "=="
        case lessThanOrEqual = "<="
        case greaterThanOrEqual = ">="
    }

    /// An attribute of a view or guide.
    public struct Operand: Hashable, Sendable {
        /// The view or guide.
        public var item: LayoutItem
        /// The attribute of the item.
        public var attribute: LayoutAttribute

        /// Creates an operand from an item and an attribute.
        public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// A stable identifier: the one that the author gave it or, in a file, its object id.
    public var identifier: String?
    /// The attribute on the left side.
    public var first: Operand
    /// The relation between the two sides.
    public var relation: Relation
    /// The attribute on the right side; `nil` if there is only a constant.
    public var second: Operand?
    /// The multiplier of the second attribute.
    public var multiplier: Double
    /// The constant in points.
    public var constant: Double
    /// The priority.
    public var priority: Priority
    /// The constants before the animations that are still running, the oldest first; `nil` if there are none.
    @Seldom package var formerConstants: [FormerConstant]?
    /// The line of code that created the constraint, if known; it does not affect equality, since code moves.
    @Aside package var line: CodeLine?

    /// Creates a constraint between attributes; the constant is in points.
    public init(
        _ first: Operand, _ relation: Relation, _ second: Operand?, multiplier: Double = 1, constant: Double = 0,
        priority: Priority = .required, identifier: String? = nil
    ) {
        self.identifier = identifier
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// The boxed line of code, which constraints of the same line can share.
    package var boxedLine: Aside<CodeLine> {
        get { _line }
        set { _line = newValue }
    }

    /// Returns the constraint with another priority.
    public func withPriority(_ priority: Priority) -> Constraint {
        var constraint = self
        constraint.priority = priority
        return constraint
    }

    /// Returns the constraint with an identifier.
    public func withIdentifier(_ identifier: String) -> Constraint {
        var constraint = self
        constraint.identifier = identifier
        return constraint
    }
}
