// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// An area of names of a view's own.
@propertyWrapper public struct Namespace: DynamicProperty {
    /// The name of the area.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var id: ID?

    /// Creates an area.
    public init() {}

    /// The name of the area.
    public var wrappedValue: Namespace.ID { id ?? ID(number: 0) }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout Namespace, to place: _PropertyPlace) {
        property.id = place.kept { Kept(ID(number: place.node.graph.nextNumber())) }.id
    }

    private final class Kept {
        let id: ID

        init(_ id: ID) { self.id = id }
    }
}

/// A number that grows with the size of texts.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let first: Value
    private let style: Font.TextStyle
    private var scaled: Value?

    /// Creates a number that grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        first = wrappedValue
        style = textStyle
    }
    /// Creates a number that grows as the text style of bodies does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number for the size of texts in the environment.
    public var wrappedValue: Value { scaled ?? first }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout ScaledMetric, to place: _PropertyPlace) {
        let category = UIContentSizeCategory(place.environment.dynamicTypeSize)
        let metrics = UIFontMetrics(forTextStyle: property.style.uiKit)
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        property.scaled = Value(metrics.scaledValue(for: CGFloat(property.first), compatibleWith: traits))
    }
}
