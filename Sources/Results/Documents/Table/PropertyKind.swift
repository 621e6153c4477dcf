import LayoutSimViewTree

/// The name of a kind of property as messages show it, such as `corner radius`.
package struct PropertyKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name of the property.
    package var rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a kind from its name.
    package init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

/// How the search for causes treats a property.
package struct PropertyTraits: Hashable, Sendable {
    /// How the values that a single edit gives a number on devices of different sizes relate to each other.
    package enum Scaling: Sendable {
        /// Proportional, up to rounding to whole points.
        case points
        /// Exactly proportional.
        case exact
    }

    /// Whether the property affects pixels but no frames.
    package var isPaint = false
    /// Whether the property only names its owner and affects neither frames nor pixels.
    package var isName = false
    /// How the numbers scale across devices; `nil` for values that are not lengths.
    package var scaling: Scaling?
    /// Whether the property affects how the view's own text breaks into lines.
    package var breaksLines = false

    /// A property that frames may depend on.
    static let layout = PropertyTraits()
    /// A property that only pixels depend on.
    static let paint = PropertyTraits(isPaint: true)
    /// A name of the owner.
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
