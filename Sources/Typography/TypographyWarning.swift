/// A font or glyph that had to be replaced by another.
public enum TypographyWarning: Hashable, Sendable {
    /// No embedded font has the character, which is shown as a box.
    case missingGlyph(Character)
    /// The font is not embedded; the text is measured and drawn with another one.
    case substitutedFont(name: String, substitute: String)
}

extension TypographyWarning: CustomStringConvertible {
    /// The warning as a line for the user.
    public var description: String {
        switch self {
        case .missingGlyph(let character):
            "warning: no font has '\(character)' (\(Self.names(of: character))); it is shown as a box"
        case .substitutedFont(let name, let substitute):
            "warning: the font '\(name)' is not available; \(substitute) is used instead"
        }
    }

    /// Its code points with their names in Unicode, if they have any.
    private static func names(of character: Character) -> String {
        character.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            return scalar.properties.name.map { "\(code) \($0)" } ?? code
        }
        .joined(separator: ", ")
    }
}
