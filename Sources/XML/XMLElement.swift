/// An element of an XML file, with its contents.
package struct XMLElement: Hashable, Sendable {
    package var name: String
    /// In the order of the file.
    package var attributes: [XMLAttribute] = []
    package var children: [XMLElement] = []
    /// The characters of an element without children.
    package var text = ""
    /// The line on which it begins, from 1.
    package var line: Int
}

/// A name and its value.
package struct XMLAttribute: Hashable, Sendable {
    package var name: String
    package var value: String
}

extension XMLElement {
    /// The value of an attribute, if it is there.
    package subscript(_ name: String) -> String? {
        for attribute in attributes where attribute.name.isSame(as: name) { return attribute.value }
        return nil
    }

    /// The first child of that name.
    package func child(_ name: String) -> XMLElement? {
        for child in children where child.name.isSame(as: name) { return child }
        return nil
    }

    /// The children of the first child of that name.
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
    /// Whether both are the same, in the order that is fastest for many short names, few of which are equally long.
    fileprivate func isSame(as other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}
