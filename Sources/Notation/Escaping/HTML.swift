/// Text from elsewhere inside an HTML element or a quoted attribute, on one line.
package func htmlEscaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "'": escaped += "&#39;"
        case "\0"..."\u{1F}": escaped += " "
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}

/// JSON inside an HTML `script` element, which nothing in it can end: `<` occurs only inside its strings.
package func scriptEscaped(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
}
