import LayoutSimSharing

/// An element of an XML file, whose copies share its contents until one of them is changed.
package struct XMLElement: Hashable, Sendable {
    private struct Contents: Hashable, Sendable {
        var name: String
        var attributes: [XMLAttribute] = []
        var children: [XMLElement] = []
        var text = ""
        var line: Int
    }

    @Shared private var contents: Contents

    init(name: String, attributes: [XMLAttribute] = [], line: Int) {
        contents = Contents(name: name, attributes: attributes, line: line)
    }

    /// The name of the element.
    package var name: String { contents.name }
    /// The line on which it begins, counted from 1.
    package var line: Int { contents.line }
    /// The attributes, in the order of the file.
    package var attributes: [XMLAttribute] {
        get { contents.attributes }
        _modify { yield &contents.attributes }
    }
    /// The child elements, in the order of the file.
    package var children: [XMLElement] {
        get { contents.children }
        _modify { yield &contents.children }
    }
    /// The characters of an element without children.
    package var text: String {
        get { contents.text }
        _modify { yield &contents.text }
    }
}

/// A name and its value.
package struct XMLAttribute: Hashable, Sendable {
    /// The name of the attribute.
    package var name: String
    /// The value of the attribute.
    package var value: String
}

extension XMLElement {
    /// Returns the value of an attribute; `nil` if the element has no such attribute.
    package subscript(_ name: String) -> String? {
        // By index, which does not copy attributes.
        let attributes = contents.attributes
        for place in attributes.indices where attributes[place].name.isSame(as: name) {
            return attributes[place].value
        }
        return nil
    }

    /// Returns the first child with a name.
    package func child(_ name: String) -> XMLElement? {
        for child in children where child.name.isSame(as: name) { return child }
        return nil
    }

    /// Returns the children of the first child with a name.
    package func children(of name: String) -> [XMLElement] {
        child(name)?.children ?? []
    }

    /// Sets an attribute, in place if it exists.
    package mutating func set(_ name: String, to value: String) {
        if let position = attributes.firstIndex(where: { $0.name == name }) {
            attributes[position].value = value
        } else {
            attributes.append(XMLAttribute(name: name, value: value))
        }
    }
}

extension String {
    /// Returns whether names are equal; the comparison is fastest for many short names, few of which have the same
    /// length.
    fileprivate func isSame(as other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}
