/// An element of an XML file, with its contents.
struct XMLElement: Hashable, Sendable {
    var name: String
    /// In the order of the file.
    var attributes: [XMLAttribute] = []
    var children: [XMLElement] = []
    /// The characters of an element without children.
    var text = ""
    /// The line on which it begins, from 1.
    var line: Int
}

/// A name and its value.
struct XMLAttribute: Hashable, Sendable {
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

    /// The child that is a property of its parent, by Interface Builder's `key`.
    func property(_ key: String) -> XMLElement? {
        for child in children where child["key"] == key { return child }
        return nil
    }

    /// Sets an attribute, in place if it exists.
    mutating func set(_ name: String, to value: String) {
        if let position = attributes.firstIndex(where: { $0.name == name }) {
            attributes[position].value = value
        } else {
            attributes.append(XMLAttribute(name: name, value: value))
        }
    }
}
