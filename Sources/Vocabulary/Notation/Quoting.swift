/// Returns a text in double quotes on one line; quotes, backslashes and invisible characters are escaped as in JSON.
package func quoted(_ text: String) -> String {
    let escaped = escaped(text) { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        default: scalar.isInvisible ? "\\u" + fourDigits(scalar.value) : nil
        }
    }
    return "\"\(escaped)\""
}

private func fourDigits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
}

/// Returns a name, quoted unless it is one plain word.
package func quotedIfNeeded(_ name: String) -> String {
    name.needsQuotes ? quoted(name) : name
}

extension String {
    /// Whether the text is not one plain word.
    package var needsQuotes: Bool { isEmpty || !utf8.allSatisfy(isPlain) }
}

private func isPlain(_ byte: UInt8) -> Bool {
    if byte.isLetterOrDigit { return true }
    return switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "@"),
        UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "#"):
        true
    default: false
    }
}

extension Unicode.Scalar {
    /// Whether the character is a control character, a line or paragraph separator, a mark of direction or a space
    /// without width; the joiners of emoji are not included.
    fileprivate var isInvisible: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: false
        }
    }
}

/// Returns the text that `quotedIfNeeded` wrote at the beginning of `line`, and the rest of the line; `nil` if there is
/// none.
package func unquoted(_ line: Substring.UTF8View) -> (name: String, rest: Substring.UTF8View)? {
    guard line.first == UInt8(ascii: "\"") else {
        let name = line.prefix(while: isPlain)
        return name.isEmpty ? nil : (String(Substring(name)), line[name.endIndex...])
    }
    var name: [UInt8] = []
    var rest = line.dropFirst()
    while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "\""): return String(validating: name, as: UTF8.self).map { ($0, rest) }
        case UInt8(ascii: "\\"):
            guard let escaped = unescaped(&rest) else { return nil }
            name += escaped
        default: name.append(byte)
        }
    }
    return nil
}

/// Returns the character that a backslash sequence represents, as UTF-8.
private func unescaped(_ rest: inout Substring.UTF8View) -> [UInt8]? {
    switch rest.popFirst() {
    case UInt8(ascii: "\""): return Array("\"".utf8)
    case UInt8(ascii: "\\"): return Array("\\".utf8)
    case UInt8(ascii: "n"): return Array("\n".utf8)
    case UInt8(ascii: "t"): return Array("\t".utf8)
    case UInt8(ascii: "r"): return Array("\r".utf8)
    case UInt8(ascii: "u"):
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        guard digits.count == 4, let value = UInt32(Substring(digits), radix: 16),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        return Array(String(scalar).utf8)
    default: return nil
    }
}
