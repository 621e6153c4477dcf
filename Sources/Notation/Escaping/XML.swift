/// Text from elsewhere inside an XML 1.0 element or a quoted attribute; characters that XML cannot hold become U+FFFD.
///
/// Line breaks are escaped, as attributes need it, unless they are kept.
package func xmlEscaped(_ text: String, keepingLines: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "\n" where keepingLines: escaped += "\n"
        case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
        case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}
