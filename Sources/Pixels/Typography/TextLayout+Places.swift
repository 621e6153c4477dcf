import LayoutSimGeometry

extension TextLayout {
    /// Returns the left and right ends of a part of a line, in points from the left edge of a box; `nil` if an ellipsis
    /// replaces a part of the line.
    ///
    /// The part is in UTF-8 code units of the whole text. Both ends of an empty part are the place of the caret.
    /// Without a width, the box is as wide as the line.
    package func extent(of part: Range<Int>, inLine index: Int, width: Double?) -> (left: Double, right: Double)? {
        let line = lines[index]
        guard !line.isReplaced else { return nil }
        let indents = boxes.map { $0.boxes[index].indent + $0.boxes[index].tail } ?? 0
        let box = Rect(x: 0, y: 0, width: width ?? line.width + indents, height: 0)
        let start = start(ofLine: index, in: box)
        let low = min(max(part.lowerBound, line.range.lowerBound), line.range.upperBound) - line.paragraph.offset
        let high = min(max(part.upperBound, line.range.lowerBound), line.range.upperBound) - line.paragraph.offset
        let extent = line.extent(of: low..<max(low, high), setting)
        return (start + extent.left, start + extent.right)
    }

    /// Returns the last line that begins at or before an offset, in UTF-8 code units; `nil` without lines.
    package func line(at offset: Int) -> Int? {
        lines.lastIndex { $0.range.lowerBound <= offset } ?? lines.indices.first
    }
}

extension TextLine {
    /// The clusters of the line with the spaces that hang at its end.
    private var all: Range<Int> {
        let end = range.upperBound - paragraph.offset
        let last = paragraph.boundaries.indices.first { paragraph.boundaries[$0].text >= end } ?? paragraph.count
        return clusters.lowerBound..<max(last, clusters.upperBound)
    }

    /// Returns the extent of a part in UTF-8 code units of the paragraph, in points from the left end of the line.
    fileprivate func extent(of part: Range<Int>, _ setting: Setting) -> (left: Double, right: Double) {
        var (x, left, right) = (0.0, Double.infinity, -Double.infinity)
        var end = 0.0
        for cluster in paragraph.visualOrder(of: all) {
            let (first, next) = (paragraph.boundaries[cluster], paragraph.boundaries[cluster + 1])
            let glyphs = paragraph.glyphs[first.glyph..<next.glyph]
            let width = glyphs.reduce(0) { $0 + setting.advance(of: $1) } + gap(behind: cluster, stretch: 0)
            let isRightToLeft = first.level % 2 == 1
            for offset in Set([part.lowerBound, part.upperBound]) where (first.text..<next.text).contains(offset) {
                let share = paragraph.share(of: cluster, before: offset)
                let edge = x + width * (isRightToLeft ? 1 - share : share)
                left = min(left, edge)
                right = max(right, edge)
            }
            if first.text >= part.lowerBound, next.text <= part.upperBound, !part.isEmpty {
                left = min(left, x)
                right = max(right, x + width)
            }
            x += width
            if cluster == all.upperBound - 1 { end = isRightToLeft ? x - width : x }
        }
        guard left > right else { return (left, right) }
        return (end, end)
    }
}

extension ShapedParagraph {
    /// Returns which share of a cluster's characters stands before an offset in UTF-8 code units; each character of a
    /// ligature has the same share (chosen).
    fileprivate func share(of cluster: Int, before offset: Int) -> Double {
        let text = text(of: cluster..<cluster + 1)
        let before = offset - boundaries[cluster].text
        guard before > 0, text.count > 1 else { return 0 }
        let index = text.utf8.index(text.startIndex, offsetBy: before)
        return Double(text[..<index].count) / Double(text.count)
    }
}
