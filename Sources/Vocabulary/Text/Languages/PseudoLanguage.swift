/// A pseudo-language: those of Xcode's scheme options, and one that uses the longest translation of each text.
package enum PseudoLanguage: String, CaseIterable, Hashable, Sendable {
    /// Repeats each text.
    case doubleLength = "double-length"
    /// Adds accents above and below letters, which reveals lines that are not high enough.
    case accented
    /// Encloses each text in brackets, which reveals truncation.
    case bounded
    /// Keeps the texts, but lays them out from right to left.
    case rightToLeft = "right-to-left"
    /// Uses the widest available translation of each text.
    case longest

    /// Returns a text in the pseudo-language; unchanged for `longest`, which needs the translations.
    package func text(_ text: String) -> String {
        guard !text.isEmpty else { return text }
        switch self {
        case .doubleLength: return "\(text) \(text)"
        case .accented: return String(text.map { PseudoLanguage.accents[$0] ?? $0 })
        case .bounded: return "[# \(text) #]"
        case .rightToLeft, .longest: return text
        }
    }

    private static let accents: [Character: Character] = Dictionary(
        zip(
            "ACDEGHIKLNORSTUWYZacdeghiklnorstuwyz",
            "ÅÇĎÊĢĤÎĶĻÑÖŘŠŢÜŴÝŽåçďêģĥîķļñöřšţüŵýž")
    ) { first, _ in first }
}
