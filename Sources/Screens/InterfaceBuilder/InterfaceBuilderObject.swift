package import LayoutSimGeometry
import LayoutSimXML

/// An object of a file, with all that the file says of it.
package struct InterfaceBuilderObject: Hashable, Sendable {
    let element: XMLElement

    init(_ element: XMLElement) {
        self.element = element
    }

    /// The kind of object in Interface Builder's words, such as `label`.
    package var kind: String { element.name }
    /// The object id.
    package var id: String? { element["id"] }
    /// The line on which it begins, from 1.
    package var line: Int { element.line }
    /// The name of its class, where it is not the kind's.
    package var customClass: String? { element["customClass"] }
    /// The module of its class.
    package var customModule: String? { element["customModule"] }
    /// The value of an attribute, if it is there.
    package subscript(_ attribute: String) -> String? { element[attribute] }

    /// Whether an attribute says `YES`; absent ones say `fallback`.
    package func flag(_ attribute: String, default fallback: Bool = false) -> Bool {
        element.flag(attribute, default: fallback)
    }

    /// The number in an attribute; `nil` if it is absent or unusable.
    package func number(_ attribute: String) -> Double? { element.number(attribute) }

    /// A text, which is an attribute if it is short and an element if it has line breaks; empty if it is absent.
    package func string(_ key: String) -> String { element.string(key) }

    /// What stands between the tags of an element without a key, such as a title of a search bar's scope.
    package var text: String { element.text }

    /// The object that is a property of this one, by Interface Builder's `key`.
    package func property(_ key: String) -> InterfaceBuilderObject? {
        element.property(key).map(InterfaceBuilderObject.init)
    }

    /// Returns the first child element with a given name, for objects that have no `key` attribute.
    package func child(named kind: String) -> InterfaceBuilderObject? {
        element.children.first { $0.name == kind }.map(InterfaceBuilderObject.init)
    }

    /// The objects in a list, such as `items`.
    package func members(of list: String) -> [InterfaceBuilderObject] {
        element.children(of: list).map(InterfaceBuilderObject.init)
    }

    /// The rectangle of the attributes `x`, `y`, `width` and `height`, in points.
    package var rect: Rect? { element.rect }
    /// The size of the attributes `width` and `height`, in points.
    package var size: Size? { element.size }
    /// The insets that it says, in points, written for left to right.
    package var insets: EdgeInsets { element.insets(isRightToLeft: false) }
    /// The color that it says, if it says its components.
    package var color: Color? { element.color(Resources()) }
}
