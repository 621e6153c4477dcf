/// Returns external text for an XML 1.0 element or a quoted attribute; characters that XML cannot contain become
/// U+FFFD.
///
/// Line breaks are escaped, as attributes require, unless they are kept.
package func xmlEscaped(_ text: String, keepingLines: Bool = false) -> String {
    escaped(text) { scalar in
        switch scalar {
        case "\n" where keepingLines: nil
        case "\t", "\n", "\r": "&#\(scalar.value);"
        case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
        default: markupEntity(scalar)
        }
    }
}
