import LayoutSimGeometry
import LayoutSimText

/// The positions of a text's lines in several styles; lengths are in points from the top of the text.
struct LineBoxes: Sendable {
    /// The position of a line.
    struct Box: Sendable {
        let top: Double
        let baseline: Double
        let bottom: Double
        /// The distance from the leading edge to the line.
        let indent: Double
        /// The distance from the line to the trailing edge.
        let tail: Double
        /// The alignment; `nil` for that of the whole text.
        let alignment: TextAlignment?
        /// The fragment that exclusion areas leave for the line.
        let fragment: LineFragments.Fragment
    }

    private(set) var boxes: [Box] = []

    /// The spacing below a text of one line that is set letter by letter, in points.
    private var spaceBelow = 0.0

    var height: Double { (boxes.last?.bottom ?? 0) + spaceBelow }

    init(
        _ composed: ComposedText, _ paragraphs: [ShapedParagraph], _ source: StyledText,
        defaultMetrics: ResolvedRequest
    ) {
        var y = 0.0
        var current: Int?
        for (number, line) in composed.lines.enumerated() {
            let fragment = composed.fragments.isEmpty ? LineFragments.Fragment() : composed.fragments[number]
            let index = paragraphs.lastIndex { $0.offset <= line.range.lowerBound } ?? 0
            let isFirst = index != current
            let style = source.style(at: paragraphs[index].offset)?.paragraph ?? ParagraphStyle()
            if let last = current, !fragment.isBesideLast {
                let before = source.style(at: paragraphs[last].offset)?.paragraph ?? ParagraphStyle()
                y +=
                    isFirst
                    ? before.lineSpacing + before.paragraphSpacing + style.paragraphSpacingBefore : style.lineSpacing
            }
            current = index
            let metrics = Self.metrics(of: line, emptyStyle: source.style(at: line.range.lowerBound), defaultMetrics)
            if !boxes.isEmpty, !fragment.isBesideLast { y += metrics.leading }
            y += fragment.gap
            let natural = metrics.ascent + metrics.descent
            let height = Self.height(natural, style)
            let edges = Self.edges(style, in: defaultMetrics.width, isFirst: isFirst)
            let sides = fragment.sides(isRightToLeft: line.paragraph.isRightToLeft)
            let beside = fragment.isBesideLast ? boxes.last : nil
            let top = beside?.top ?? y
            // As in UIKit, the line height that a paragraph adds goes above the letters.
            boxes.append(
                Box(
                    top: top, baseline: beside?.baseline ?? top + height - metrics.descent, bottom: top + height,
                    indent: edges.head + sides.head, tail: edges.tail + sides.tail, alignment: style.alignment,
                    fragment: fragment))
            y = max(y, top + height)
        }
        if let line = composed.lines.first, composed.lines.count == 1, line.isSetByLetters {
            spaceBelow = source.style(at: line.paragraph.offset)?.paragraph.lineSpacing ?? 0
        }
    }

    /// The rows of lines, from which the next round of composition determines the line fragments.
    var rows: [LineFragments.Row] {
        let firsts = boxes.filter { !$0.fragment.isBesideLast }
        return firsts.indices.map { index in
            let (row, next) = (firsts[index], index + 1 < firsts.count ? firsts[index + 1] : nil)
            return LineFragments.Row(
                height: row.bottom - row.top,
                step: next.map { $0.top - $0.fragment.gap - row.top } ?? row.bottom - row.top)
        }
    }

    /// Returns the number of lines that fit into a height, at least one, with a tolerance of a thousandth of a point.
    func count(in height: Double) -> Int {
        max(1, boxes.count { $0.bottom <= height + 0.001 })
    }

    /// Returns the indents of a paragraph's lines within a width.
    static func indents(_ style: ParagraphStyle, in width: Double) -> LineIndents {
        LineIndents(
            first: edges(style, in: width, isFirst: true), others: edges(style, in: width, isFirst: false))
    }

    private static func edges(_ style: ParagraphStyle, in width: Double, isFirst: Bool) -> LineIndents.Line {
        let head = max(0, isFirst ? style.firstLineHeadIndent : style.headIndent)
        guard style.tailIndent > 0 else { return LineIndents.Line(head: head, tail: -style.tailIndent) }
        return LineIndents.Line(head: head, tail: width.isFinite ? max(0, width - style.tailIndent) : 0)
    }

    private static func height(_ natural: Double, _ style: ParagraphStyle) -> Double {
        var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
        height = max(height, style.minimumLineHeight)
        return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
    }

    /// Returns the maximum ascent, descent and leading of a line; an empty line has those of its style.
    private static func metrics(
        of line: TextLine, emptyStyle: RunStyle?, _ request: ResolvedRequest
    ) -> (ascent: Double, descent: Double, leading: Double) {
        var spans = line.paragraph.spans.filter { $0.clusters.overlaps(line.clusters) }
        if spans.isEmpty, let style = emptyStyle {
            spans = [StyledSpan(style, metrics: Typeface.resolve(style.font).typeface.metrics, clusters: 0..<0)]
        }
        guard !spans.isEmpty else {
            return (request.metrics.ascent * request.size, request.metrics.descent * request.size, 0)
        }
        return spans.reduce((0, 0, 0)) { (max($0.0, $1.ascent), max($0.1, $1.descent), max($0.2, $1.leading)) }
    }
}

extension LineFragments.Fragment {
    /// Returns the widths that exclusion areas take up at the leading and trailing edges, in points.
    fileprivate func sides(isRightToLeft: Bool) -> (head: Double, tail: Double) {
        isRightToLeft ? (right, left) : (left, right)
    }
}

extension TextLayout {
    /// The widths that exclusion areas take up at the left and right ends of each line, in points; `nil` if they affect
    /// none.
    package var lineExclusions: [(left: Double, right: Double)]? {
        guard let boxes, boxes.boxes.contains(where: { $0.fragment != LineFragments.Fragment() }) else { return nil }
        return boxes.boxes.map { ($0.fragment.left, $0.fragment.right) }
    }
    /// The edges and the baseline of each line, in points from the top of the text, not rounded.
    package var lineEdges: [(top: Double, baseline: Double, bottom: Double)] {
        if let boxes { return boxes.boxes.map { ($0.top, $0.baseline, $0.bottom) } }
        let height = exactSize.height - Double(max(0, lines.count - 1)) * lineStep
        return lines.indices.map { index in
            let top = Double(index) * lineStep
            return (top, firstBaseline + top, top + height)
        }
    }
}
