package import LayoutSimGeometry
import LayoutSimXML

/// An object of a file, with everything that the file contains about it.
package struct InterfaceBuilderObject: Hashable, Sendable {
    let element: XMLElement

    init(_ element: XMLElement) {
        self.element = element
    }

    /// The kind of object, in Interface Builder's words, such as `label`.
    package var kind: String { element.name }
    /// The object id.
    package var id: String? { element["id"] }
    /// The line on which the object begins, counted from 1.
    package var line: Int { element.line }
    /// The name of its class, unless it is the kind's own class.
    package var customClass: String? { element["customClass"] }
    /// The module of its class.
    package var customModule: String? { element["customModule"] }
    /// Returns the value of an attribute.
    package subscript(_ attribute: String) -> String? { element[attribute] }

    /// Returns whether an attribute is `YES`; `fallback` if it is absent.
    package func flag(_ attribute: String, default fallback: Bool = false) -> Bool {
        element.flag(attribute, default: fallback)
    }

    /// Returns the number in an attribute; `nil` if it is absent or unusable.
    package func number(_ attribute: String) -> Double? { element.number(attribute) }

    /// Returns a text, which is an attribute if it is short and an element if it has line breaks; an empty string if it
    /// is absent.
    package func string(_ key: String) -> String { element.string(key) }

    /// The text between the tags of an element without a key, such as a scope title of a search bar.
    package var text: String { element.text }

    /// Returns the property of this object with a `key` of Interface Builder.
    package func property(_ key: String) -> InterfaceBuilderObject? {
        element.property(key).map(InterfaceBuilderObject.init)
    }

    /// Returns the first child element with a given name, for objects that have no `key` attribute.
    package func child(named kind: String) -> InterfaceBuilderObject? {
        element.children.first { $0.name == kind }.map(InterfaceBuilderObject.init)
    }

    /// Returns the objects in a list, such as `items`.
    package func members(of list: String) -> [InterfaceBuilderObject] {
        element.children(of: list).map(InterfaceBuilderObject.init)
    }

    /// The rectangle in the attributes `x`, `y`, `width` and `height`, in points.
    package var rect: Rect? { element.rect }
    /// The size in the attributes `width` and `height`, in points.
    package var size: Size? { element.size }
    /// The insets that the object contains, in points, for left to right.
    package var insets: EdgeInsets { element.insets(isRightToLeft: false) }
    /// The color that the object contains, if it has components.
    package var color: Color? { element.color(Resources()) }
}
