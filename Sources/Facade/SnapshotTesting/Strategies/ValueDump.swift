/// A dump of a value and its children as indented lines, in the format of Swift's `dump`, so that references of Apple's
/// systems can be compared: without addresses, and with dictionaries, sets and properties sorted by their lines.
struct ValueDump {
    let text: String

    init(_ value: Any) { text = ValueDump.lines(value, name: nil, depth: 0, inside: []) }

    private static func lines(_ value: Any, name: String?, depth: Int, inside: Set<ObjectIdentifier>) -> String {
        let mirror = Mirror(reflecting: value)
        let indentation = String(repeating: "  ", count: depth)
        let label = name.map { "\($0): " } ?? ""
        if !isCollected(mirror), let value = value as? any AnySnapshotStringConvertible,
            !type(of: value).renderChildren
        {
            return "\(indentation)- \(label)\(value.snapshotDescription)\n"
        }
        let bullet = mirror.children.isEmpty ? "-" : "▿"
        var inside = inside
        if let object = instance(value, mirror), !inside.insert(ObjectIdentifier(object)).inserted {
            return "\(indentation)\(bullet) \(name ?? "value") (circular reference detected)\n"
        }
        let head = "\(indentation)\(bullet) \(label)\(title(value, mirror))\n"
        return children(value, mirror, inside).reduce(head) {
            $0 + lines($1.value, name: $1.label, depth: depth + 1, inside: inside)
        }
    }

    /// Returns whether the value is a collection, a tuple or an optional.
    private static func isCollected(_ mirror: Mirror) -> Bool {
        switch mirror.displayStyle {
        case .collection, .dictionary, .set, .tuple, .optional: true
        default: false
        }
    }

    /// Returns the object if the value is one without a description of its own.
    private static func instance(_ value: Any, _ mirror: Mirror) -> AnyObject? {
        guard mirror.displayStyle == .class, !(value is any CustomStringConvertible) else { return nil }
        return value as AnyObject
    }

    private static func title(_ value: Any, _ mirror: Mirror) -> String {
        let count = mirror.children.count
        let type = String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
        switch mirror.displayStyle {
        case .collection: return count == 1 ? "1 element" : "\(count) elements"
        case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        case .set: return count == 1 ? "1 member" : "\(count) members"
        case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
        case .optional: return count == 0 ? "\(type).none" : type
        default: break
        }
        if let value = value as? any AnySnapshotStringConvertible { return value.snapshotDescription }
        if let value = value as? any CustomStringConvertible { return value.description }
        switch mirror.displayStyle {
        case .class, .struct: return type
        case .enum: return count == 0 ? "\(type).\(value)" : type
        default: return String(describing: value)
        }
    }

    private static func children(
        _ value: Any, _ mirror: Mirror, _ inside: Set<ObjectIdentifier>
    ) -> [Mirror.Child] {
        let children = Array(mirror.children)
        switch mirror.displayStyle {
        case .dictionary, .set: break
        case .class, .struct:
            if value is any CustomStringConvertible || value is any AnySnapshotStringConvertible { return children }
        default: return children
        }
        return children.map { ($0, lines($0 as Any, name: nil, depth: 0, inside: inside)) }
            .sorted { $0.1.utf8.lexicographicallyPrecedes($1.1.utf8) }.map(\.0)
    }
}
