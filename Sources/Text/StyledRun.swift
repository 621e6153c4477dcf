public import LayoutSimGeometry

/// A part of a text in a style of its own.
public struct StyledRun: Hashable, Sendable {
    /// In UTF-8 code units, from the end of the run before it.
    public var length: Int
    /// How the part is set.
    public var style: RunStyle

    /// Creates a run; `length` is in UTF-8 code units.
    public init(length: Int, style: RunStyle) {
        self.length = length
        self.style = style
    }
}

/// How a part of a text is set, as attributes of `NSAttributedString` say; lengths are in points.
public struct RunStyle: Hashable, Sendable {
    /// The font.
    public var font: Font
    /// The distance between baselines of a text style; `nil` for a plain font.
    public var lineLeading: Double?
    /// The color of its letters; `nil` for that of the whole text.
    public var color: Color?
    /// The color behind its letters; `nil` for none.
    public var background: Color?
    /// The distance added after each character.
    public var kern = 0.0
    /// How far its letters are raised.
    public var baselineOffset = 0.0
    /// The line below its letters.
    public var underline: TextDecoration?
    /// The line through its letters.
    public var strikethrough: TextDecoration?
    /// What stands in the place of its character.
    public var attachment: InlineAttachment?
    /// How the paragraph that begins in this run is set.
    public var paragraph = ParagraphStyle()

    /// Creates the style of a font.
    public init(font: Font) {
        self.font = font
    }
}

/// A line along a text.
public struct TextDecoration: Hashable, Sendable {
    /// Its strokes.
    public enum Line: String, CaseIterable, Hashable, Sendable {
        case single, thick, double
    }
    /// What its strokes are made of.
    public enum Pattern: String, CaseIterable, Hashable, Sendable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    /// Its strokes.
    public var line: Line
    /// What its strokes are made of.
    public var pattern: Pattern
    /// Its color; `nil` for that of the letters.
    public var color: Color?

    /// Creates a line.
    public init(_ line: Line = .single, pattern: Pattern = .solid, color: Color? = nil) {
        self.line = line
        self.pattern = pattern
        self.color = color
    }
}

/// A picture among letters.
public struct InlineAttachment: Hashable, Sendable {
    /// The name of the picture, as drawing knows it; `nil` draws nothing.
    public var picture: String?
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double
    /// From the baseline up to its lower edge, in points.
    public var rise: Double

    /// Creates an attachment of a size in points.
    public init(picture: String? = nil, width: Double, height: Double, rise: Double = 0) {
        self.picture = picture
        self.width = width
        self.height = height
        self.rise = rise
    }
}

/// How a paragraph is set, in the words of `NSParagraphStyle`; lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
    /// How its lines are aligned; `nil` for the alignment of the whole text.
    public var alignment: TextAlignment?
    /// Between its lines.
    public var lineSpacing = 0.0
    /// After it, if another paragraph follows.
    public var paragraphSpacing = 0.0
    /// Before it, unless it is the first.
    public var paragraphSpacingBefore = 0.0
    /// From the leading edge to its first line.
    public var firstLineHeadIndent = 0.0
    /// From the leading edge to its other lines.
    public var headIndent = 0.0
    /// The length of its lines, or, if it is not positive, their distance from the trailing edge.
    public var tailIndent = 0.0
    /// The smallest height of a line.
    public var minimumLineHeight = 0.0
    /// The greatest height of a line, 0 for any.
    public var maximumLineHeight = 0.0
    /// What the height of a line is multiplied by, 0 for 1.
    public var lineHeightMultiple = 0.0
    /// Its base direction; `nil` to take it from its first strong character.
    public var isRightToLeft: Bool?

    /// Creates a style that changes nothing.
    public init() {}
}
