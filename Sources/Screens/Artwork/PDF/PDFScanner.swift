/// Reads objects from the bytes of a PDF file or of a content stream
/// ([ISO 32000-1, 7.3](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf)).
struct PDFScanner {
    let bytes: ArraySlice<UInt8>
    private(set) var position: Int

    /// The maximum nesting depth, more than any real file has.
    private static let greatestDepth = 64

    init(_ bytes: ArraySlice<UInt8>, from position: Int? = nil) {
        self.bytes = bytes
        self.position = position ?? bytes.startIndex
    }

    /// Returns the next object; `nil` at the end, or if there is none.
    mutating func object() -> PDFObject? { object(depth: 0) }

    private mutating func object(depth: Int) -> PDFObject? {
        skipSpace()
        guard depth < Self.greatestDepth, position < bytes.endIndex else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "/"): return .name(name())
        case UInt8(ascii: "("): return .string(literal())
        case UInt8(ascii: "["):
            position += 1
            return .array(members(until: UInt8(ascii: "]"), depth))
        case UInt8(ascii: "<"):
            guard next(is: UInt8(ascii: "<")) else { return .string(hexadecimal()) }
            position += 2
            let entries = members(until: UInt8(ascii: ">"), depth)
            if position < bytes.endIndex, bytes[position] == UInt8(ascii: ">") { position += 1 }
            return .dictionary(dictionary(entries))
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            position += 1
            return object(depth: depth + 1)
        default: return numberOrWord()
        }
    }

    private func next(is byte: UInt8) -> Bool { position + 1 < bytes.endIndex && bytes[position + 1] == byte }

    private mutating func members(until end: UInt8, _ depth: Int) -> [PDFObject] {
        var members: [PDFObject] = []
        while true {
            skipSpace()
            guard position < bytes.endIndex else { return members }
            if bytes[position] == end {
                position += 1
                return members
            }
            let before = position
            guard let member = object(depth: depth + 1), position > before else { return members }
            if member == .word("R"), let reference = members.reference {
                members.removeLast(2)
                members.append(reference)
            } else {
                members.append(member)
            }
        }
    }

    private func dictionary(_ entries: [PDFObject]) -> PDFDictionary {
        var dictionary: PDFDictionary = [:]
        var index = 0
        while index + 1 < entries.count {
            if let name = entries[index].name { dictionary[name] = entries[index + 1] }
            index += 2
        }
        return dictionary
    }

    private mutating func numberOrWord() -> PDFObject {
        let text = regular()
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default: return Self.number(text).map(PDFObject.number) ?? .word(text)
        }
    }

    /// Parses a number such as `12`, `-.5` or `4.`, without an exponent.
    private static func number(_ text: String) -> Double? {
        guard let first = text.utf8.first, first < UInt8(ascii: ":"), first != UInt8(ascii: "/") else { return nil }
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        guard digits.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
            let value = Double("0" + String(decoding: digits, as: UTF8.self) + (digits.contains(0x2E) ? "0" : "")),
            value <= 1e12
        else { return nil }
        return first == UInt8(ascii: "-") ? -value : value
    }

    private mutating func regular() -> String {
        let start = position
        while position < bytes.endIndex, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) {
            position += 1
        }
        // An unexpected byte is a keyword of its own.
        if position == start { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func name() -> String {
        position += 1
        guard position < bytes.endIndex, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) else {
            return ""
        }
        return regular()
    }

    /// Reads a literal string in parentheses; escapes are not decoded, since icons do not depend on them.
    private mutating func literal() -> [UInt8] {
        var (depth, text): (Int, [UInt8]) = (0, [])
        while position < bytes.endIndex {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\\"): position = min(position + 1, bytes.endIndex)
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return text }
            default: text.append(byte)
            }
        }
        return text
    }

    private mutating func hexadecimal() -> [UInt8] {
        position += 1
        let start = position
        while position < bytes.endIndex, bytes[position] != UInt8(ascii: ">") { position += 1 }
        let digits = bytes[start..<position]
        position = min(position + 1, bytes.endIndex)
        return PDFFilter.hexadecimal(digits)
    }

    private mutating func skipSpace() {
        while position < bytes.endIndex {
            if Self.isSpace(bytes[position]) {
                position += 1
            } else if bytes[position] == UInt8(ascii: "%") {
                while position < bytes.endIndex, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
            } else {
                return
            }
        }
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0 || byte == 9 || byte == 10 || byte == 12 || byte == 13 || byte == 32
    }
    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }
}

extension PDFScanner {
    /// Returns the data of a stream whose keyword `stream` has been read; `length` is the value in its dictionary,
    /// which may be wrong.
    mutating func streamBytes(length: Int?) -> ArraySlice<UInt8> {
        if position < bytes.endIndex, bytes[position] == 0x0D { position += 1 }
        if position < bytes.endIndex, bytes[position] == 0x0A { position += 1 }
        let start = position
        if let length, length >= 0, length <= bytes.endIndex - start {
            var rest = PDFScanner(bytes, from: start + length)
            if rest.object() == .word("endstream") {
                position = rest.position
                return bytes[start..<start + length]
            }
        }
        let end = bytes[start...].firstRange(of: Array("endstream".utf8))?.lowerBound ?? bytes.endIndex
        position = end
        return bytes[start..<end]
    }

    /// Moves to another position.
    mutating func move(to place: Int) { position = min(max(place, bytes.startIndex), bytes.endIndex) }
}

extension [PDFObject] {
    /// The reference formed by the last two numbers, before the keyword `R`.
    fileprivate var reference: PDFObject? {
        guard count >= 2, let number = self[count - 2].integer, self[count - 1].integer != nil else { return nil }
        return .reference(number)
    }
}
