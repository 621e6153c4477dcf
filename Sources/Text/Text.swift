/// A paragraph and how a label sets it: everything that decides its size, and nothing that decides its colour.
public struct TextContent: Hashable, Sendable {
    /// What is shown; a newline starts a new line.
    public var text: String
    /// The font of the whole text.
    public var font: Font
    /// Where the lines stand between the sides of the label.
    public var alignment: TextAlignment
    /// The greatest number of lines, 0 for any, as `UILabel.numberOfLines`.
    public var numberOfLines: Int
    /// Where a line ends and what becomes of the text that does not fit.
    public var lineBreakMode: LineBreakMode
    /// The smallest factor by which a single line may shrink to fit, 0 for none, as `UILabel.minimumScaleFactor`.
    public var minimumScaleFactor: Double
    /// The distance between the baselines of a text style in points; `nil` for a plain font.
    public var lineLeading: Double?
    /// The height of each line in points where the paragraph sets it, all of the gain above the letters; `nil` is the
    /// font's.
    public var lineHeight: Double?
    /// The base direction of the text; `nil` to take it from the first letter that has one.
    public var isRightToLeft: Bool?

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

/// Where the lines of a text stand between the sides of its box, in the words of `NSTextAlignment`.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    /// At the side on which the text begins: left, or right for Arabic and Hebrew.
    case natural
    case left
    case center
    case right
    /// Stretched to both sides, except for the last line of a paragraph.
    case justified
}

/// Where a line ends, and what becomes of text that does not fit, in the words of `NSLineBreakMode`.
///
/// The truncating modes wrap by words and put an ellipsis into the last line.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingMiddle, byTruncatingTail
}
