/// A text with all attributes that determine its size; only runs have colors of their own.
public struct TextContent: Hashable, Sendable {
    /// The displayed text; a newline starts a new line.
    public var text: String
    /// The font of the whole text.
    public var font: Font
    /// The alignment of lines within the box.
    public var alignment: TextAlignment
    /// The maximum number of lines, 0 for no limit, as `UILabel.numberOfLines`.
    public var numberOfLines: Int
    /// How lines break, and how text that does not fit is shortened.
    public var lineBreakMode: LineBreakMode
    /// Which lines break early, as `UILabel.lineBreakStrategy`.
    public var lineBreakStrategy = LineBreakStrategy.standard
    /// The minimum scale factor of a single line that does not fit, 0 for no scaling, as `UILabel.minimumScaleFactor`.
    public var minimumScaleFactor: Double
    /// Whether letters of a last line that is slightly too long are set closer together before the line is truncated,
    /// as `UILabel.allowsDefaultTighteningForTruncation`.
    public var allowsTightening = false
    /// The vertical place of a single line that shrinks to fit, as `UILabel.baselineAdjustment`.
    public var baselineAdjustment = BaselineAdjustment.alignBaselines
    /// The line height of a text style, in points; `nil` for a plain font.
    public var lineLeading: Double?
    /// The line height in points that the paragraph specifies, which adds space only above the letters; `nil` for the
    /// font's.
    public var lineHeight: Double?
    /// The base direction of the text; `nil` to take it from the first strong character.
    public var isRightToLeft: Bool?
    /// The styled runs, in order and without gaps; empty for a text in a single style. The last run extends to the end
    /// of the text.
    public var runs: [StyledRun] = []
    /// The exclusion areas that the lines flow around.
    public var exclusions: [TextExclusion] = []

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

/// The vertical place of a line that shrinks to fit, named as in `UIBaselineAdjustment`.
public enum BaselineAdjustment: String, CaseIterable, Hashable, Sendable {
    /// On the baseline of the line at its full size.
    case alignBaselines
    /// At the center of the line at its full size.
    case alignCenters
    /// At the top of the line at its full size.
    case none
}

/// The alignment of lines, named as in `NSTextAlignment`.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    /// Aligned with the start of the text: left, or right for Arabic and Hebrew.
    case natural
    case left
    case center
    case right
    /// Stretched to the full width, except for the last line of each paragraph.
    case justified
}

/// How lines break, and how text that does not fit is shortened, named as in `NSLineBreakMode`.
///
/// The truncating modes wrap at words and put an ellipsis into the last line.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingMiddle, byTruncatingTail
}
