import LayoutSimNotation
import LayoutSimErrors

/// A parser for a line of a waiver file.
struct WaiverLine {
    private var rest: Substring.UTF8View

    init(_ line: Substring.UTF8View) {
        rest = line
    }

    /// Parses the waiver; `nil` for an empty line or a comment.
    mutating func waiver(file: String, line: Int) throws(AuditWaiverError.Reason) -> AuditWaiver? {
        skipSpaces()
        guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
        let rule = try rule()
        let view = try view()
        let screen = try screen()
        let widths = try widths()
        return AuditWaiver(
            file: file, line: line, rule: rule, view: view, screen: screen, widths: widths, reason: try reason())
    }

    private mutating func rule() throws(AuditWaiverError.Reason) -> AuditRule {
        let word = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: "#") }
        rest = rest[word.endIndex...]
        let name = String(Substring(word))
        guard let rule = AuditRule(rawValue: name) else { throw .unknownRule(name) }
        return rule
    }

    private mutating func view() throws(AuditWaiverError.Reason) -> String? {
        skipSpaces()
        guard let first = rest.first, first != UInt8(ascii: "#") else { throw .missingView }
        if first == UInt8(ascii: "*") {
            rest = rest.dropFirst()
            return nil
        }
        guard let (name, behind) = unquoted(rest) else { throw .unreadableView }
        rest = behind
        return name
    }

    /// Parses the name after the word `in`, if there is one.
    private mutating func screen() throws(AuditWaiverError.Reason) -> String? {
        skipSpaces()
        guard rest.starts(with: "in".utf8), rest.dropFirst(2).first.map(isSpace) ?? false else { return nil }
        rest = rest.dropFirst(2)
        skipSpaces()
        guard rest.first != UInt8(ascii: "#"), let (name, behind) = unquoted(rest), !name.isEmpty else {
            throw .unreadableScreen
        }
        rest = behind
        return name
    }

    /// Parses the widths after the word `at`, such as `320...340`, if there are any.
    private mutating func widths() throws(AuditWaiverError.Reason) -> ClosedRange<Double>? {
        skipSpaces()
        guard rest.starts(with: "at".utf8), rest.dropFirst(2).first.map(isSpace) ?? false else { return nil }
        rest = rest.dropFirst(2)
        skipSpaces()
        let word = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: "#") }
        rest = rest[word.endIndex...]
        let text = String(Substring(word))
        guard let dots = text.firstRange(of: "..."), let lower = Double(text[..<dots.lowerBound]),
            let upper = Double(text[dots.upperBound...]), lower <= upper, upper.isFinite, lower.isFinite
        else { throw .unreadableWidths(text) }
        return lower...upper
    }

    private mutating func reason() throws(AuditWaiverError.Reason) -> String {
        skipSpaces()
        guard let first = rest.first else { throw .missingReason }
        guard first == UInt8(ascii: "#") else {
            throw .unexpected(String(Substring(rest)))
        }
        rest = rest.dropFirst()
        skipSpaces()
        while let last = rest.last, isSpace(last) { rest = rest.dropLast() }
        guard !rest.isEmpty else { throw .missingReason }
        return String(Substring(rest))
    }

    private mutating func skipSpaces() {
        rest = rest.drop(while: isSpace)
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
    }
}
