import LayoutSimNotation
package import LayoutSimViewTree

extension PropertyRow<Constraint> {
    /// All that a constraint says; documents write it as one line, by `ConstraintNotation`.
    package static let all: [PropertyRow<Constraint>] = [
        PropertyRow(.firstItem, Place(\.first), operand), PropertyRow(.relation, Place(\.relation), .word),
        PropertyRow(.multiplier, Place(\.multiplier), .number),
        PropertyRow(.secondItem, Place(\.second), operand.orNone),
        PropertyRow(.constant, Place(\.constant), .number, .length),
        PropertyRow(.priority, Place(\.priority), .priority),
    ]

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
    package static let firstItem: PropertyKind = "first item"
    package static let relation: PropertyKind = "relation"
    package static let multiplier: PropertyKind = "multiplier"
    package static let secondItem: PropertyKind = "second item"
    package static let constant: PropertyKind = "constant"
    package static let priority: PropertyKind = "priority"
}
