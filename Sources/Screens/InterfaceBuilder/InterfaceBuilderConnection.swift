import LayoutSimXML

/// A connection from one object to another.
package struct InterfaceBuilderConnection: Hashable, Sendable {
    /// The kind of connection.
    package enum Kind: String, Hashable, Sendable {
        case outlet, outletCollection, action, segue
    }

    /// The kind of connection.
    package var kind: Kind
    /// The property of an outlet, the selector of an action, the identifier of a segue; empty if there is none.
    package var name: String
    /// The object id of the destination.
    package var destination: String
    /// The id, the line, the class and the other values of the connection.
    package var object: InterfaceBuilderObject

    /// Returns `nil` for an element that is not a connection.
    init?(_ element: XMLElement, _ resources: Resources) {
        guard let kind = Kind(rawValue: element.name), let destination = element["destination"] else { return nil }
        self.kind = kind
        self.destination = destination
        name = element["property"] ?? element["selector"] ?? element["identifier"] ?? ""
        object = InterfaceBuilderObject(element, resources)
    }

    /// How a segue shows its destination, such as `show`; empty for other connections.
    package var segueKind: String { kind == .segue ? object.option("kind") ?? "" : "" }
}
