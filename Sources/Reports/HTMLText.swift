/// Text of others within an element or a quoted attribute of HTML, on one line.
func html(_ text: String) -> String {
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
