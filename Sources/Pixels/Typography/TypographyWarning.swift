/// A font or glyph that was substituted.
public enum TypographyWarning: Hashable, Sendable {
    /// A character that no embedded font covers, and that is displayed as a box.
    case missingGlyph(Character)
    /// A font that is not embedded; the text is measured and drawn with another one.
    case substitutedFont(name: String, substitute: String)
}

extension TypographyWarning: CustomStringConvertible {
    /// The warning as a single line for the user.
    public var description: String {
        switch self {
        case .missingGlyph(let character):
            "warning: no font has '\(character)' (\(Self.names(of: character))); it is shown as a box"
        case .substitutedFont(let name, let substitute):
            "warning: the font '\(name)' is not available; \(substitute) is used instead"
        }
    }

    /// Returns the code points of a character, with their Unicode names if they have any.
    private static func names(of character: Character) -> String {
        character.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            return scalar.properties.name.map { "\(code) \($0)" } ?? code
        }
        .joined(separator: ", ")
    }
}
