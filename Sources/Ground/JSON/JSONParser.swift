/// Parses JSON as defined by RFC 8259, without recursion, so that deep nesting cannot overflow the stack.
struct JSONParser {
    static let depthLimit = 512

    private var scanner: JSONScanner
    private var open: [JSONContainer] = []

    init(_ bytes: [UInt8]) {
        scanner = JSONScanner(bytes)
    }

    mutating func parse() throws(JSONScanner.Failure) -> JSONValue {
        try scanner.rejectByteOrderMark()
        scanner.skipWhitespace()
        guard scanner.next != nil else { throw scanner.failure(.empty) }
        while true {
            guard var value = try nextValue() else { continue }
            while let container = open.last {
                open[open.count - 1].append(value)
                guard let closed = try afterElement(of: container.kind) else { break }
                value = closed
            }
            if open.isEmpty { return try end(with: value) }
        }
    }

    /// A scalar or an empty container; nil if a container was opened and its first element comes next.
    private mutating func nextValue() throws(JSONScanner.Failure) -> JSONValue? {
        let position = scanner.position
        switch scanner.next {
        case UInt8(ascii: "{"): return try openContainer(.object, position)
        case UInt8(ascii: "["): return try openContainer(.array, position)
        case UInt8(ascii: "\""): return JSONValue(content: .string(try scanner.string()), position: position)
        case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"):
            return JSONValue(content: .number(try scanner.number()), position: position)
        default: return JSONValue(content: try scanner.literal(), position: position)
        }
    }

    private mutating func openContainer(
        _ kind: JSONContainer.Kind, _ position: JSONPosition
    ) throws(JSONScanner.Failure) -> JSONValue? {
        guard open.count < Self.depthLimit else { throw scanner.failure(.tooDeep(limit: Self.depthLimit)) }
        open.append(JSONContainer(kind: kind, position: position))
        scanner.advance()
        scanner.skipWhitespace()
        if scanner.next == kind.closingByte { return closeContainer() }
        if kind == .object { try readKey() }
        return nil
    }

    private mutating func closeContainer() -> JSONValue {
        scanner.advance()
        return open.removeLast().value
    }

    /// Moves on to the next element, or closes the container and returns it.
    private mutating func afterElement(of kind: JSONContainer.Kind) throws(JSONScanner.Failure) -> JSONValue? {
        scanner.skipWhitespace()
        switch scanner.next {
        case kind.closingByte: return closeContainer()
        case UInt8(ascii: ","):
            scanner.advance()
            scanner.skipWhitespace()
            if kind == .object { try readKey() }
            return nil
        default: throw scanner.unexpected(kind == .object ? "',' or '}'" : "',' or ']'")
        }
    }

    private mutating func readKey() throws(JSONScanner.Failure) {
        let position = scanner.position
        guard scanner.next == UInt8(ascii: "\"") else { throw scanner.unexpected("a key in quotation marks") }
        let key = try scanner.string()
        if let line = open[open.count - 1].expect(key, at: position) {
            throw JSONScanner.Failure(reason: .duplicateKey(key, firstLine: line), position: position)
        }
        scanner.skipWhitespace()
        guard scanner.next == UInt8(ascii: ":") else { throw scanner.unexpected("':'") }
        scanner.advance()
        scanner.skipWhitespace()
    }

    private mutating func end(with value: JSONValue) throws(JSONScanner.Failure) -> JSONValue {
        scanner.skipWhitespace()
        if let next = scanner.next { throw scanner.failure(.trailing(byte: next)) }
        return value
    }
}
