/// An element of an XML file, with all that stands in it.
struct XMLElement: Sendable {
    var name: String
    /// In the order in which they were written.
    var attributes: [XMLAttribute] = []
    var children: [XMLElement] = []
    /// The characters of an element without children.
    var text = ""
    /// Where it begins in its file, from 1.
    var line: Int
}

/// A name and its value, as they were written.
struct XMLAttribute: Sendable {
    var name: String
    var value: String
}

extension XMLElement {
    /// The value of an attribute, if it is there.
    subscript(_ name: String) -> String? {
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }

    /// Whether an attribute says `YES`; absent ones say `fallback`.
    func flag(_ name: String, default fallback: Bool = false) -> Bool {
        self[name].map { $0 == "YES" } ?? fallback
    }

    /// The first child of that name.
    func child(_ name: String) -> XMLElement? {
        for child in children where child.name == name { return child }
        return nil
    }

    /// The children of the first child of that name.
    func children(of name: String) -> [XMLElement] {
        child(name)?.children ?? []
    }

    /// The child that stands for a property of its parent, Interface Builder's `key`.
    func property(_ key: String) -> XMLElement? {
        for child in children where child["key"] == key { return child }
        return nil
    }

    /// Sets an attribute, at the place of the one that it replaces.
    mutating func set(_ name: String, to value: String) {
        if let position = attributes.firstIndex(where: { $0.name == name }) {
            attributes[position].value = value
        } else {
            attributes.append(XMLAttribute(name: name, value: value))
        }
    }
}
