/// The pseudo-languages of Xcode's scheme options, and one that takes each text in its longest translation.
package enum PseudoLanguage: String, CaseIterable, Hashable, Sendable {
    /// Each text twice.
    case doubleLength = "double-length"
    /// Letters with marks above and below, which show lines that are too low.
    case accented
    /// Each text between marks, which show what is cut off.
    case bounded
    /// The texts as they are, laid out from right to left.
    case rightToLeft = "right-to-left"
    /// Each text in the translation at hand that is set widest.
    case longest

    /// A text in the language; *longest* leaves it, since it needs the translations.
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
