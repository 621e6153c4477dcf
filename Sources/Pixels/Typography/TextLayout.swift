package import LayoutSimGeometry
import LayoutSimText

/// A typeset text, which is measured and drawn from the same glyph positions.
package struct TextLayout: Sendable {
    /// The size of the text in points, with both dimensions rounded up to whole pixels.
    package let size: Size
    /// The size before rounding.
    package let exactSize: Size
    /// The lines from top to bottom.
    package let lines: [TextLine]
    /// Whether the text is truncated.
    package let isTruncated: Bool
    /// The scale factor of the font size that fits the text into one line; 1 if it was not scaled.
    package let scaleFactor: Double
    /// The distance from the top of `size` to the first baseline, in points, not rounded; 0 without lines.
    package let firstBaseline: Double
    /// The distance from the top of `size` to the last baseline, in points, not rounded; 0 without lines.
    package let lastBaseline: Double

    /// The distance between baselines in points.
    let lineStep: Double
    let alignment: TextAlignment
    let setting: Setting
    let grid: PixelGrid
    /// The positions of lines in several styles; `nil` for a text in a single style.
    let boxes: LineBoxes?
    /// The distance in points by which a line that was scaled is drawn below the baseline of the full size.
    let baselineShift: Double

    init(_ text: ComposedText, _ request: ResolvedRequest) {
        let count = Double(text.lines.count)
        let further = text.lines.isEmpty ? 0 : (count - 1) * request.lineStep
        let height = text.lines.isEmpty ? 0 : request.lineHeight + further
        // As in UIKit, the line height that a paragraph adds goes above the letters.
        let gain = request.lineHeight - request.metrics.height * request.size
        let first = text.lines.isEmpty ? 0 : request.metrics.ascent * request.size + gain
        self.init(
            text, request, boxes: nil, lines: text.lines.lazy.map { ($0, 0) }, height: height,
            baselines: (first, first + further))
    }

    /// Creates the layout of a text in several styles, with lines positioned by `boxes`.
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
        baselineShift = request.baselineShift(
            baseline: baselines.first, lineHeight: height, scale: text.lines.count == 1 ? text.scaleFactor : 1)
        let mostWidth = request.lineBreakMode == .byClipping ? request.width : .infinity
        let widest = indented.reduce(0) { widest, next in
            // The spaces at a line break count as far as there is room for them.
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

/// A typeset line of a text.
package struct TextLine: Sendable {
    /// The width in points, not rounded and without the spaces that hang at the end of a broken line.
    package let width: Double
    /// The width including hanging spaces.
    let fullWidth: Double
    /// The range of the source text that the line shows or truncates, including hanging spaces, in UTF-8 code units.
    package let range: Range<Int>
    /// Whether the paragraph continues on the next line.
    package let isBroken: Bool
    let paragraph: ShapedParagraph
    /// The clusters of the paragraph that are drawn.
    let clusters: Range<Int>
    /// The tabs among the clusters.
    var tabGaps: [TabGap] = []
    /// Whether the paragraph is another than the text's, since an ellipsis replaces a part.
    var isReplaced = false
    /// The length in points by which each cluster is closer to the next one than the font sets it.
    var tightening = 0.0

    /// The displayed text, including an ellipsis, without hanging spaces.
    package var text: String {
        String(paragraph.text(of: clusters))
    }
}
