import LayoutSimNotation
package import LayoutSimViewTree

extension PropertyRow<Constraint> {
    /// All properties of a constraint, which documents write as one line by means of `ConstraintNotation`.
    package static let all: [PropertyRow<Constraint>] = [
        PropertyRow(.firstItem, Place({ $0.first }, { $0.first = $1 }), operand),
        PropertyRow(.relation, Place({ $0.relation }, { $0.relation = $1 }), .word),
        PropertyRow(.multiplier, Place({ $0.multiplier }, { $0.multiplier = $1 }), .number),
        PropertyRow(.secondItem, Place({ $0.second }, { $0.second = $1 }), operand.orNone),
        PropertyRow(.constant, Place({ $0.constant }, { $0.constant = $1 }), .number, .length),
        PropertyRow(.priority, Place({ $0.priority }, { $0.priority = $1 }), .priority),
        PropertyRow(
            .formerConstants, Place({ $0.formerConstants }, { $0.formerConstants = $1 }), formerConstants.orNone),
    ]

    private static var formerConstants: Spelling<[FormerConstant]> {
        Spelling(
            write: { $0.map { exact($0.constant) }.joined(separator: " to ") }, read: { _ in nil },
            text: { $0.map { decimal($0.constant) }.joined(separator: " to ") })
    }

    private static var operand: Spelling<Constraint.Operand> {
        Spelling(write: \.description, read: { _ in nil })
    }

    private init<Value: Equatable & Sendable>(
        _ kind: PropertyKind, _ place: Place<Constraint, Value>, _ spelling: Spelling<Value>,
        _ traits: PropertyTraits = .layout
    ) {
        self.init(kind, place, spelling, omitting: nil, traits)
    }
}

extension PropertyKind {
    /// The first item and its attribute.
    package static let firstItem: PropertyKind = "first item"
    /// The relation between both sides.
    package static let relation: PropertyKind = "relation"
    /// The multiplier of the second item.
    package static let multiplier: PropertyKind = "multiplier"
    /// The second item and its attribute.
    package static let secondItem: PropertyKind = "second item"
    /// The constant, in points.
    package static let constant: PropertyKind = "constant"
    /// The priority.
    package static let priority: PropertyKind = "priority"
    /// The constants that the constraint had before an animation.
    package static let formerConstants: PropertyKind = "constant before the animation"
}
