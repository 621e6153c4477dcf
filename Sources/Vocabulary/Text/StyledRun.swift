public import LayoutSimGeometry

/// A run of text with its own style.
public struct StyledRun: Hashable, Sendable {
    /// The length in UTF-8 code units, from the end of the previous run.
    public var length: Int
    /// The style of the run.
    public var style: RunStyle

    /// Creates a run; `length` is in UTF-8 code units.
    public init(length: Int, style: RunStyle) {
        self.length = length
        self.style = style
    }
}

/// The style of a run of text, as specified by attributes of `NSAttributedString`; lengths are in points.
public struct RunStyle: Hashable, Sendable {
    /// The font.
    public var font: Font
    /// The line height of a text style; `nil` for a plain font.
    public var lineLeading: Double?
    /// The text color; `nil` for that of the whole text.
    public var color: Color?
    /// The background color; `nil` for none.
    public var background: Color?
    /// The kerning added after each character.
    public var kern = 0.0
    /// The upward offset from the baseline.
    public var baselineOffset = 0.0
    /// The underline; `nil` for none.
    public var underline: TextDecoration?
    /// The strikethrough; `nil` for none.
    public var strikethrough: TextDecoration?
    /// The shadow of the letters; `nil` for none.
    public var shadow: RunShadow?
    /// The width of the letters' outline in percent of the font size; 0 for filled letters, and negative for letters
    /// that are both filled and outlined.
    public var strokeWidth = 0.0
    /// The color of the outline; `nil` for that of the letters.
    public var strokeColor: Color?
    /// The attachment that replaces the character; `nil` for none.
    public var attachment: InlineAttachment?
    /// The style of the paragraph that begins in this run.
    public var paragraph = ParagraphStyle()

    /// Creates a style with a font.
    public init(font: Font) {
        self.font = font
    }
}

/// An underline or strikethrough.
public struct TextDecoration: Hashable, Sendable {
    /// The line style.
    public enum Line: String, CaseIterable, Hashable, Sendable {
        case single, thick, double
    }
    /// The line pattern.
    public enum Pattern: String, CaseIterable, Hashable, Sendable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    /// The line style.
    public var line: Line
    /// The line pattern.
    public var pattern: Pattern
    /// The color; `nil` for that of the text.
    public var color: Color?

    /// Creates a line.
    public init(_ line: Line = .single, pattern: Pattern = .solid, color: Color? = nil) {
        self.line = line
        self.pattern = pattern
        self.color = color
    }
}

/// A shadow of letters, UIKit's `NSShadow`.
public struct RunShadow: Hashable, Sendable {
    /// The color of the shadow.
    public var color: Color
    /// The offset of the shadow from the letters, in points.
    public var offset: Point
    /// The standard deviation of the blur, in points.
    public var radius: Double

    /// Creates a shadow.
    public init(color: Color, offset: Point, radius: Double = 0) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}

/// An inline image.
public struct InlineAttachment: Hashable, Sendable {
    /// The name of the image for drawing; `nil` to draw nothing.
    public var picture: String?
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// The distance from the baseline up to its bottom edge, in points.
    public var rise: Double

    /// Creates an attachment with a size in points.
    public init(picture: String? = nil, width: Double, height: Double, rise: Double = 0) {
        self.picture = picture
        self.width = width
        self.height = height
        self.rise = rise
    }
}
