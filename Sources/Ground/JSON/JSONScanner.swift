/// Scans the bytes of a JSON text and counts its lines.
struct JSONScanner {
    let bytes: [UInt8]
    private(set) var offset = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// An error at the current position.
    struct Failure: Error {
        var reason: JSONSyntaxError
        var position: JSONPosition
    }

    var position: JSONPosition { JSONPosition(line: line, column: offset - lineStart + 1) }

    /// The next byte, or nil at the end.
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func advance(by count: Int = 1) {
        offset += count
    }

    /// Only white space can contain newlines, since no value, not even a string, spans lines.
    mutating func skipWhitespace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x09, 0x0D: offset += 1
            case 0x0A:
                offset += 1
                line += 1
                lineStart = offset
            default: return
            }
        }
    }

    func failure(_ reason: JSONSyntaxError) -> Failure {
        Failure(reason: reason, position: position)
    }

    /// The error for something other than `expected`.
    func unexpected(_ expected: String) -> Failure {
        guard let next else { return failure(.unexpectedEnd(expected: expected)) }
        return failure(.unexpected(byte: next, expected: expected))
    }

    func rejectByteOrderMark() throws(Failure) {
        guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { throw failure(.byteOrderMark) }
    }

    /// Reads `true`, `false` or `null`.
    mutating func literal() throws(Failure) -> JSONValue.Content {
        if skip("null") { return .null }
        if skip("true") { return .boolean(true) }
        if skip("false") { return .boolean(false) }
        throw unexpected("a value")
    }

    private mutating func skip(_ word: String) -> Bool {
        guard bytes[offset...].starts(with: word.utf8) else { return false }
        offset += word.utf8.count
        return true
    }
}
