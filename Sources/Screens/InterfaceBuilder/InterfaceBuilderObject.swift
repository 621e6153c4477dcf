package import LayoutSimGeometry

/// An object of a file with the values of its properties, apart from what layout has as a `View`: frames, texts with
/// their fonts, subviews and constraints.
package struct InterfaceBuilderObject: Hashable, Sendable {
    /// The kind of object, in Interface Builder's words, such as `label`.
    package var kind: String
    /// The object id.
    package var id: String?
    /// The line on which the object begins, counted from 1.
    package var line: Int
    /// The name of its class, unless it is the kind's own class.
    package var customClass: String?
    /// The module of its class.
    package var customModule: String?
    /// Whether its class belongs to the target of the file.
    package var isOfTarget = false
    /// The values of its properties, by Interface Builder's names; those of text input and accessibility, which files
    /// keep in elements of their own, are among them by UIKit's names.
    package var attributes: [String: AttributeValue] = [:]
    /// The objects that it owns, by the names of its properties.
    package var objects: [String: InterfaceBuilderObject] = [:]
    /// The lists of objects that it owns, such as `items`.
    package var lists: [String: [InterfaceBuilderObject]] = [:]
    /// The user-defined runtime attributes, in the order of the file.
    package var runtimeAttributes: [RuntimeAttribute] = []
    /// The connections that begin at the object, in the order of the file.
    package var connections: [InterfaceBuilderConnection] = []
}

extension InterfaceBuilderObject {
    /// Whether the object is a controller of a scene, or a reference to one in another storyboard.
    package var isController: Bool {
        kind.hasSuffix("ontroller") && kind != "searchDisplayController" || kind == "viewControllerPlaceholder"
    }

    /// Returns the members of a list; none if the object doesn't have it.
    package func members(of list: String) -> [InterfaceBuilderObject] { lists[list] ?? [] }

    /// Returns a switch; `fallback` if it is absent.
    package func flag(_ name: String, default fallback: Bool = false) -> Bool {
        switch attributes[name] {
        case .bool(let value): value
        case nil: fallback
        default: false
        }
    }

    /// Returns a number; `nil` if it is absent or unusable in layout.
    package func number(_ name: String) -> Double? { attributes[name]?.length }

    /// Returns a text; `nil` if it is absent.
    package func text(_ name: String) -> String? {
        if case .string(let text)? = attributes[name] { text } else { nil }
    }

    /// Returns a choice; `nil` if it is absent.
    package func option(_ name: String) -> String? {
        if case .option(let option)? = attributes[name] { option } else { nil }
    }

    /// Returns the reference to a color.
    package func color(_ name: String) -> ColorReference? {
        if case .color(let color)? = attributes[name] { color } else { nil }
    }

    /// Returns the reference to an image.
    package func image(_ name: String) -> ImageReference? {
        if case .image(let image)? = attributes[name] { image } else { nil }
    }

    /// Returns a size in points.
    package func size(_ name: String) -> Size? {
        if case .size(let size)? = attributes[name] { size } else { nil }
    }
}

extension AttributeValue {
    /// The number, if it is small enough for layout.
    package var length: Double? {
        if case .number(let value) = self, abs(value) <= greatestNumber { value } else { nil }
    }
}
