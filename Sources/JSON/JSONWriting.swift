extension JSON: CustomStringConvertible {
    /// The text on one line, with a space after each comma and colon.
    package var description: String {
        var text = ""
        write(to: &text, indentation: nil)
        return text
    }

    /// The text on several lines, indented by two spaces per level, without a trailing newline.
    package var indented: String {
        var text = ""
        write(to: &text, indentation: 0)
        return text
    }

    private func write(to text: inout String, indentation: Int?) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .number(let value): text += Self.text(of: value)
        case .string(let value): Self.write(value, to: &text)
        case .array(let elements):
            Self.write(elements, between: ("[", "]"), to: &text, indentation: indentation) { element, text, inner in
                element.write(to: &text, indentation: inner)
            }
        case .object(let members):
            Self.write(members, between: ("{", "}"), to: &text, indentation: indentation) { member, text, inner in
                Self.write(member.key, to: &text)
                text += ": "
                member.value.write(to: &text, indentation: inner)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], between brackets: (String, String), to text: inout String, indentation: Int?,
        writeElement: (Element, inout String, Int?) -> Void
    ) {
        let inner = indentation.map { $0 + 1 }
        text += brackets.0
        for (index, element) in elements.enumerated() {
            if index > 0 { text += inner == nil ? ", " : "," }
            writeLineBreak(inner, to: &text)
            writeElement(element, &text, inner)
        }
        if !elements.isEmpty { writeLineBreak(indentation, to: &text) }
        text += brackets.1
    }

    private static func writeLineBreak(_ indentation: Int?, to text: inout String) {
        guard let indentation else { return }
        text += "\n" + String(repeating: "  ", count: indentation)
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
