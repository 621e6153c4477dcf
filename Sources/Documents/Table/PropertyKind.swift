import LayoutSimViewTree

/// What people call a property: `corner radius`.
package struct PropertyKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    package var rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

/// How the search for causes treats a property.
package struct PropertyTraits: Hashable, Sendable {
    /// How the values that one edit gives a number on devices of different sizes relate.
    package enum Scaling: Sendable {
        /// In proportion, up to rounding to whole points.
        case points
        /// In proportion.
        case exact
    }

    /// Whether the property changes pixels and no frame.
    package var isPaint = false
    /// Whether the property only says what people call its owner: neither frames nor pixels depend on it.
    package var isName = false
    /// How its numbers relate across devices; `nil` for what is not a length.
    package var scaling: Scaling?
    /// Whether it decides how its view's own text breaks into lines.
    package var breaksLines = false

    /// What frames may depend on.
    static let layout = PropertyTraits()
    /// What only pixels depend on.
    static let paint = PropertyTraits(isPaint: true)
    /// What people call the owner.
    static let name = PropertyTraits(isName: true)
    /// A distance that frames may depend on.
    static let length = PropertyTraits(scaling: .points)
}

extension PropertyKind {
    /// How the search for causes treats the property.
    package var traits: PropertyTraits { PropertyKind.traits[self] ?? .layout }

    private static let traits: [PropertyKind: PropertyTraits] = {
        let rows =
            PropertyLine<View>.all.flatMap { $0.rows.map { ($0.kind, $0.traits) } }
            + PropertyLine<Screen>.all.flatMap { $0.rows.map { ($0.kind, $0.traits) } }
            + PropertyRow<Constraint>.all.map { ($0.kind, $0.traits) }
        return Dictionary(rows) { first, _ in first }
    }()
}
