/// Why a text is not JSON.
package enum JSONSyntaxError: Hashable, Sendable {
    case empty
    case byteOrderMark
    case unexpectedEnd(expected: String)
    case unexpected(byte: UInt8, expected: String)
    case trailing(byte: UInt8)
    case tooDeep(limit: Int)
    case duplicateKey(String, firstLine: Int)
    case unclosedString
    case controlCharacter(UInt8)
    case badEscape(UInt8)
    case badHexadecimal
    case loneSurrogate
    case invalidUTF8
    case badNumber
    case numberTooLarge
}

extension JSONSyntaxError {
    /// The message without the location.
    var message: String {
        switch self {
        case .empty: "the file is empty, expected JSON"
        case .byteOrderMark: "the file begins with a byte order mark; save it as UTF-8 without one"
        case .unexpectedEnd(let expected): "the file ends where \(expected) is expected; it may be truncated"
        case .unexpected(let byte, let expected): "found \(quoted(byte)), expected \(expected)"
        case .trailing(let byte): "found \(quoted(byte)) after the end of the JSON value"
        case .tooDeep(let limit): "arrays and objects are nested more than \(limit) deep"
        case .duplicateKey(let key, let line): "key '\(key)' occurs twice in its object, first in line \(line)"
        case .unclosedString: "the string is not closed with '\"' on its line"
        case .controlCharacter(let byte): "a string holds \(quoted(byte)), which must be escaped"
        case .badEscape(let byte): "found \(quoted(byte)) after '\\' in a string, expected one of \"\\/bfnrtu"
        case .badHexadecimal: "'\\u' in a string needs four hexadecimal digits"
        case .loneSurrogate: "a string holds half of a surrogate pair"
        case .invalidUTF8: "a string is not valid UTF-8"
        case .badNumber: "the number is not written as JSON wants it"
        case .numberTooLarge: "the number is too large"
        }
    }

    private func quoted(_ byte: UInt8) -> String {
        if (0x20..<0x7F).contains(byte) { return "'\(Character(Unicode.Scalar(byte)))'" }
        let digits = String(byte, radix: 16, uppercase: true)
        return "byte 0x" + (digits.count == 1 ? "0" : "") + digits
    }
}
