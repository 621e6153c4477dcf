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
    /// The other attributes of the connection.
    package var object: InterfaceBuilderObject

    /// Returns `nil` for an element that is not a connection.
    init?(_ element: XMLElement) {
        guard let kind = Kind(rawValue: element.name), let destination = element["destination"] else { return nil }
        self.kind = kind
        self.destination = destination
        name = element["property"] ?? element["selector"] ?? element["identifier"] ?? ""
        object = InterfaceBuilderObject(element)
    }

    /// How a segue shows its destination, such as `show`; empty for other connections.
    package var segueKind: String { kind == .segue ? object["kind"] ?? "" : "" }
}

extension InterfaceBuilderObject {
    /// The connections that begin at the object, in the order of the file.
    package var connections: [InterfaceBuilderConnection] {
        element.children(of: "connections").compactMap(InterfaceBuilderConnection.init)
    }
}
