import LayoutSimText
public import LayoutSimGeometry

/// A text as it is set: measured and drawn by the same positions.
public struct TextLayout: Sendable {
    /// What the text takes, in points, each side rounded up to whole pixels.
    public let size: Size
    /// From the top down.
    public let lines: [TextLine]
    /// Whether some of the text is not shown.
    public let isTruncated: Bool
    /// What the size of the font was multiplied by to fit one line, 1 if it was not.
    public let scaleFactor: Double
    /// From the top of `size` to the baseline of the first line, in points, not rounded; 0 without lines.
    public let firstBaseline: Double
    /// From the top of `size` to the baseline of the last line, in points, not rounded; 0 without lines.
    public let lastBaseline: Double

    /// Between baselines, in points.
    let lineStep: Double
    let alignment: TextAlignment
    let setting: Setting
    let grid: PixelGrid
}

/// A line of a text as it is shown.
public struct TextLine: Sendable {
    /// In points, not rounded; the spaces that hang at the end of a broken line do not count.
    public let width: Double
    /// The part of the source that it shows or shortens, hanging spaces included, in UTF-8 code units.
    public let range: Range<Int>
    /// Whether the paragraph goes on in the next line.
    public let isBroken: Bool
    let paragraph: ShapedParagraph
    /// What is drawn of the paragraph.
    let clusters: Range<Int>

    /// What the line shows, the ellipsis included, hanging spaces left out.
    public var text: String {
        String(paragraph.text(of: clusters))
    }
}
