/// Returns a text with each scalar replaced for which there is a replacement.
func escaped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    guard let first = text.unicodeScalars.firstIndex(where: { replacement($0) != nil }) else { return text }
    var result = String(text[..<first])
    for scalar in text.unicodeScalars[first...] {
        if let replaced = replacement(scalar) {
            result += replaced
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// Returns the entity for a character that has a meaning in HTML and XML.
func markupEntity(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
}
