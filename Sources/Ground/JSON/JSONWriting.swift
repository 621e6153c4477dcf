extension JSON: CustomStringConvertible {
    /// The text on one line, with a space after each comma and colon.
    package var description: String { text(.line) }

    /// The text on one line without spaces, as a program reads it.
    package var compact: String { text(.compact) }

    /// The text on several lines, indented by two spaces per level, without a trailing newline.
    package var indented: String { text(.lines(level: 0)) }

    /// Where the text has spaces and line breaks.
    private enum Spacing {
        case compact, line
        case lines(level: Int)

        var comma: String { if case .line = self { ", " } else { "," } }
        var colon: String { if case .compact = self { ":" } else { ": " } }

        /// That of the elements of what has this one.
        var inner: Spacing { if case .lines(let level) = self { .lines(level: level + 1) } else { self } }

        var lineBreak: String {
            if case .lines(let level) = self { "\n" + String(repeating: "  ", count: level) } else { "" }
        }
    }

    private func text(_ spacing: Spacing) -> String {
        var text = ""
        write(to: &text, spacing)
        return text
    }

    private func write(to text: inout String, _ spacing: Spacing) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .number(let value): text += Self.text(of: value)
        case .string(let value): Self.write(value, to: &text)
        case .array(let elements):
            Self.write(elements, between: ("[", "]"), to: &text, spacing) { element, text in
                element.write(to: &text, spacing.inner)
            }
        case .object(let members):
            Self.write(members, between: ("{", "}"), to: &text, spacing) { member, text in
                Self.write(member.key, to: &text)
                text += spacing.colon
                member.value.write(to: &text, spacing.inner)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], between brackets: (String, String), to text: inout String, _ spacing: Spacing,
        writeElement: (Element, inout String) -> Void
    ) {
        text += brackets.0
        for (index, element) in elements.enumerated() {
            if index > 0 { text += spacing.comma }
            text += spacing.inner.lineBreak
            writeElement(element, &text)
        }
        if !elements.isEmpty { text += spacing.lineBreak }
        text += brackets.1
    }

    private static func text(of number: Double) -> String {
        precondition(number.isFinite, "JSON has no infinity and no NaN")
        // Never "-0", which would give equal values different texts.
        if number == 0 { return "0" }
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        guard string.utf8.contains(where: isEscaped) else { return text += string }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
}
