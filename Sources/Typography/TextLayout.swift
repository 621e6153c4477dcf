package import LayoutSimGeometry
import LayoutSimText

/// A text as it is set: it is measured and drawn by the same glyph positions.
package struct TextLayout: Sendable {
    /// The size of the text in points, both sides rounded up to whole pixels.
    package let size: Size
    /// From top to bottom.
    package let lines: [TextLine]
    /// Whether some of the text is not shown.
    package let isTruncated: Bool
    /// What the font size was multiplied by to fit one line; 1 if it was not.
    package let scaleFactor: Double
    /// From the top of `size` to the baseline of the first line, in points, not rounded; 0 without lines.
    package let firstBaseline: Double
    /// From the top of `size` to the baseline of the last line, in points, not rounded; 0 without lines.
    package let lastBaseline: Double

    /// The distance between baselines in points.
    let lineStep: Double
    let alignment: TextAlignment
    let setting: Setting
    let grid: PixelGrid

    init(_ text: ComposedText, _ request: ResolvedRequest) {
        lines = text.lines
        isTruncated = text.isTruncated
        scaleFactor = text.scaleFactor
        setting = text.setting
        alignment = request.alignment
        grid = request.grid
        lineStep = request.lineStep
        let mostWidth = request.lineBreakMode == .byClipping ? request.width : .infinity
        let widest = lines.reduce(0) { max($0, min($1.width, mostWidth)) }
        let further = lines.isEmpty ? 0 : Double(lines.count - 1) * request.lineStep
        let height = lines.isEmpty ? 0 : request.lineHeight + further
        size = Size(
            width: widest > 0 ? grid.ceil(length: widest) : 0, height: height > 0 ? grid.ceil(length: height) : 0)
        // What a paragraph adds to the font's height goes above the letters, as in UIKit.
        let gain = request.lineHeight - request.metrics.height * request.size
        firstBaseline = lines.isEmpty ? 0 : request.metrics.ascent * request.size + gain
        lastBaseline = firstBaseline + further
    }
}

/// A line of a text as it is shown.
package struct TextLine: Sendable {
    /// In points, not rounded; the spaces that hang at the end of a broken line do not count.
    package let width: Double
    /// The part of the source that it shows or shortens, hanging spaces included, in UTF-8 code units.
    package let range: Range<Int>
    /// Whether the paragraph continues on the next line.
    package let isBroken: Bool
    let paragraph: ShapedParagraph
    /// The part of the paragraph that is drawn.
    let clusters: Range<Int>

    /// What the line shows, including an ellipsis, without hanging spaces.
    package var text: String {
        String(paragraph.text(of: clusters))
    }
}
