/// A text and how it is set: everything that decides its size. Only runs have colors of their own.
public struct TextContent: Hashable, Sendable {
    /// What is shown; a newline starts a new line.
    public var text: String
    /// The font of the whole text.
    public var font: Font
    /// How lines are aligned between the sides of the box.
    public var alignment: TextAlignment
    /// The greatest number of lines, 0 for any, as `UILabel.numberOfLines`.
    public var numberOfLines: Int
    /// Where lines break, and what happens to text that does not fit.
    public var lineBreakMode: LineBreakMode
    /// Which of its lines break earlier than they could, as `UILabel.lineBreakStrategy`.
    public var lineBreakStrategy = LineBreakStrategy.standard
    /// The smallest factor by which a single line may shrink to fit, 0 for none, as `UILabel.minimumScaleFactor`.
    public var minimumScaleFactor: Double
    /// The distance between baselines of a text style, in points; `nil` for a plain font.
    public var lineLeading: Double?
    /// The line height in points that the paragraph sets, which adds room only above the letters; `nil` for the font's.
    public var lineHeight: Double?
    /// The base direction of the text; `nil` to take it from the first strong character.
    public var isRightToLeft: Bool?
    /// The parts of the text in styles of their own, in order and without gaps; none for a text in one style. The last
    /// run extends to the end of the text.
    public var runs: [StyledRun] = []

    /// Creates a text with the defaults of a `UILabel`.
    public init(
        _ text: String,
        font: Font,
        alignment: TextAlignment = .natural,
        numberOfLines: Int = 1,
        lineBreakMode: LineBreakMode = .byTruncatingTail,
        minimumScaleFactor: Double = 0,
        lineLeading: Double? = nil,
        isRightToLeft: Bool? = nil
    ) {
        self.text = text
        self.font = font
        self.alignment = alignment
        self.numberOfLines = numberOfLines
        self.lineBreakMode = lineBreakMode
        self.minimumScaleFactor = minimumScaleFactor
        self.lineLeading = lineLeading
        self.isRightToLeft = isRightToLeft
    }
}

/// How the lines of a text are aligned in its box, in the words of `NSTextAlignment`.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    /// At the side where the text begins: left, or right for Arabic and Hebrew.
    case natural
    case left
    case center
    case right
    /// Stretched to both sides, except for the last line of each paragraph.
    case justified
}

/// Where lines break, and what happens to text that does not fit, in the words of `NSLineBreakMode`.
///
/// The truncating modes wrap at words and put an ellipsis into the last line.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingMiddle, byTruncatingTail
}
