/// A linear relation of two attributes, `first (== | <= | >=) multiplier * second + constant`, at a priority.
public struct Constraint: Hashable, Sendable {
    /// How the two sides compare.
    public enum Relation: String, CaseIterable, Hashable, Sendable {
        case equal = "=="
        case lessThanOrEqual = "<="
        case greaterThanOrEqual = ">="
    }

    /// An attribute of a view or guide.
    public struct Operand: Hashable, Sendable {
        /// The view or guide.
        public var item: LayoutItem
        /// Which of its edges, centers, sizes or baselines.
        public var attribute: LayoutAttribute

        /// Names an attribute of an item.
        public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// What the constraint is known by whatever becomes of its terms: the identifier that its author gave it or, in a
    /// file, its object id.
    public var identifier: String?
    /// The left side.
    public var first: Operand
    /// How the two sides compare.
    public var relation: Relation
    /// The attribute on the right side, if it is not the constant alone.
    public var second: Operand?
    /// The factor of the second attribute.
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// How much it matters.
    public var priority: Priority
    /// What its constant was before animations that still show it, the oldest first; `nil` if there are none.
    @Seldom package var formerConstants: [FormerConstant]?
    /// The line of code that made it, where that is known; constraints of different lines are equal, since code moves.
    @Aside package var line: CodeLine?

    /// Creates a relation of attributes; the constant is in points.
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

    /// The line of code in its box, which constraints of the same line may share.
    package var boxedLine: Aside<CodeLine> {
        get { _line }
        set { _line = newValue }
    }

    /// The same relation at another priority.
    public func withPriority(_ priority: Priority) -> Constraint {
        var constraint = self
        constraint.priority = priority
        return constraint
    }

    /// The same relation under a name.
    public func withIdentifier(_ identifier: String) -> Constraint {
        var constraint = self
        constraint.identifier = identifier
        return constraint
    }
}
