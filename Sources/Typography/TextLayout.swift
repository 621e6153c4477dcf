package import LayoutSimGeometry
import LayoutSimText

/// A text as it is set: it is measured and drawn by the same glyph positions.
package struct TextLayout: Sendable {
    /// The size of the text in points, both sides rounded up to whole pixels.
    package let size: Size
    /// The same size before rounding.
    package let exactSize: Size
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
    /// Where lines of several styles stand; `nil` for a text in one style.
    let boxes: LineBoxes?

    init(_ text: ComposedText, _ request: ResolvedRequest) {
        let count = Double(text.lines.count)
        let further = text.lines.isEmpty ? 0 : (count - 1) * request.lineStep
        let height = text.lines.isEmpty ? 0 : request.lineHeight + further
        // What a paragraph adds to the font's height goes above the letters, as in UIKit.
        let gain = request.lineHeight - request.metrics.height * request.size
        let first = text.lines.isEmpty ? 0 : request.metrics.ascent * request.size + gain
        self.init(
            text, request, boxes: nil, lines: text.lines.lazy.map { ($0, 0) }, height: height,
            baselines: (first, first + further))
    }

    /// A text of several styles, whose lines stand in `boxes`.
    init(_ text: ComposedText, _ request: ResolvedRequest, _ boxes: LineBoxes) {
        self.init(
            text, request, boxes: boxes,
            lines: zip(text.lines, boxes.boxes).lazy.map { ($0, $1.indent + $1.tail) }, height: boxes.height,
            baselines: (boxes.boxes.first?.baseline ?? 0, boxes.boxes.last?.baseline ?? 0))
    }

    private init(
        _ text: ComposedText, _ request: ResolvedRequest, boxes: LineBoxes?,
        lines indented: some Sequence<(line: TextLine, indents: Double)>, height: Double,
        baselines: (first: Double, last: Double)
    ) {
        self.boxes = boxes
        lines = text.lines
        isTruncated = text.isTruncated
        scaleFactor = text.scaleFactor
        setting = text.setting
        alignment = request.alignment
        grid = request.grid
        lineStep = request.lineStep
        let mostWidth = request.lineBreakMode == .byClipping ? request.width : .infinity
        let widest = indented.reduce(0) { widest, next in
            // The spaces at a break count as far as there is room for them.
            let hanging = min(next.line.fullWidth + next.indents, request.width)
            return max(widest, min(max(next.line.width + next.indents, hanging), mostWidth))
        }
        exactSize = Size(width: max(0, widest), height: max(0, height))
        size = grid.ceil(size: exactSize)
        firstBaseline = baselines.first
        lastBaseline = baselines.last
    }
}

extension PixelGrid {
    fileprivate func ceil(size: Size) -> Size {
        Size(
            width: size.width > 0 ? ceil(length: size.width) : 0,
            height: size.height > 0 ? ceil(length: size.height) : 0)
    }
}

/// A line of a text as it is shown.
package struct TextLine: Sendable {
    /// In points, not rounded; the spaces that hang at the end of a broken line do not count.
    package let width: Double
    /// With these spaces.
    let fullWidth: Double
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
