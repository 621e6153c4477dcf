/// Which lines of a paragraph break earlier than they could, in the words of `NSParagraphStyle.LineBreakStrategy`.
public enum LineBreakStrategy: String, CaseIterable, Hashable, Sendable {
    /// What labels do: as `pushOut`.
    case standard
    /// Lines take what fits.
    case none
    /// A single short word is not left on the last line.
    case pushOut
    /// No line breaks between two letters of Hangul where it can break at a word.
    case hangulWordPriority
    /// Both.
    case pushOutAndHangulWordPriority

    /// Whether a last line of one word takes another word from the line before it.
    package var avoidsOrphans: Bool {
        switch self {
        case .standard, .pushOut, .pushOutAndHangulWordPriority: true
        case .none, .hangulWordPriority: false
        }
    }

    /// Whether words in Hangul stay together.
    package var keepsHangulWords: Bool { self == .hangulWordPriority || self == .pushOutAndHangulWordPriority }
}
