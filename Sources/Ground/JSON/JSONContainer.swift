/// An array or object whose end has not been read yet.
struct JSONContainer {
    enum Kind {
        case array, object

        var closingByte: UInt8 { self == .array ? UInt8(ascii: "]") : UInt8(ascii: "}") }
    }

    let kind: Kind
    private let position: JSONPosition
    private var elements: [JSONValue] = []
    private var members: [JSONMember] = []
    private var key = ""
    private var keyPosition: JSONPosition
    /// The lines of the keys, once there are too many to compare with each of them.
    private var lineOfKey: [String: Int] = [:]

    private static let comparableCount = 32

    init(kind: Kind, position: JSONPosition) {
        self.kind = kind
        self.position = position
        self.keyPosition = position
    }

    /// Takes the key of the next member; returns the line of an earlier member with the same key.
    mutating func expect(_ key: String, at position: JSONPosition) -> Int? {
        if let line = line(of: key) { return line }
        self.key = key
        keyPosition = position
        return nil
    }

    mutating func append(_ value: JSONValue) {
        switch kind {
        case .array: elements.append(value)
        case .object:
            members.append(JSONMember(key: key, keyPosition: keyPosition, value: value))
            index()
        }
    }

    var value: JSONValue {
        JSONValue(content: kind == .array ? .array(elements) : .object(members), position: position)
    }

    private func line(of key: String) -> Int? {
        guard members.count < Self.comparableCount else { return lineOfKey[key] }
        return members.first { $0.key == key }.map { Int($0.keyPosition.line) }
    }

    private mutating func index() {
        if members.count == Self.comparableCount {
            for member in members { lineOfKey[member.key] = Int(member.keyPosition.line) }
        } else if members.count > Self.comparableCount {
            lineOfKey[key] = Int(keyPosition.line)
        }
    }
}
