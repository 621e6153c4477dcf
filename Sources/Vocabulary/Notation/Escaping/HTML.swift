/// Returns external text for an HTML element or a quoted attribute, on one line.
package func htmlEscaped(_ text: String) -> String {
    escaped(text) { scalar in
        switch scalar {
        case "'": "&#39;"
        case "\0"..."\u{1F}": " "
        default: markupEntity(scalar)
        }
    }
}

/// Returns JSON for an HTML `script` element, which it cannot end: `<` is escaped, since it occurs only in strings.
package func scriptEscaped(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
}
