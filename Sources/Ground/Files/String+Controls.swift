extension String {
    /// The text with control characters as JSON escapes, except for tabs and line breaks: a terminal would obey them.
    var withEscapedControls: String {
        guard mayHaveControls else { return self }
        var text = ""
        let scalars = unicodeScalars
        for place in scalars.indices {
            let (scalar, next) = (scalars[place], scalars.index(after: place))
            let endsLine = scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n"
            if scalar.isControl, !endsLine {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Whether a byte may belong to a control character; most texts are known to have none without decoding them.
    private var mayHaveControls: Bool {
        utf8.contains { $0 == 0xC2 || $0 == 0x7F || ($0 < 0x20 && $0 != 0x09 && $0 != 0x0A) }
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character other than a tab and a line feed.
    fileprivate var isControl: Bool {
        (value < 0x20 && value != 0x09 && value != 0x0A) || (0x7F...0x9F).contains(value)
    }
}
