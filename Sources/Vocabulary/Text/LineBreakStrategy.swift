/// Which lines of a paragraph break early, named as in `NSParagraphStyle.LineBreakStrategy`.
public enum LineBreakStrategy: String, CaseIterable, Hashable, Sendable {
    /// The strategy of labels: as `pushOut`.
    case standard
    /// Lines take as much as fits.
    case none
    /// Avoids a single short word on the last line.
    case pushOut
    /// Avoids breaks between two Hangul letters if the line can break at a word.
    case hangulWordPriority
    /// Both `pushOut` and `hangulWordPriority`.
    case pushOutAndHangulWordPriority

    /// Whether a last line of a single word takes another word from the previous line.
    package var avoidsOrphans: Bool {
        switch self {
        case .standard, .pushOut, .pushOutAndHangulWordPriority: true
        case .none, .hangulWordPriority: false
        }
    }

    /// Whether Hangul words are kept together.
    package var keepsHangulWords: Bool { self == .hangulWordPriority || self == .pushOutAndHangulWordPriority }
}
