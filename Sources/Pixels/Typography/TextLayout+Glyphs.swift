package import LayoutSimDrawing
import LayoutSimText
package import LayoutSimGeometry

extension TextLayout {
    /// Returns the glyphs in a box, in points of any coordinate space whose origin is on a pixel.
    ///
    /// As in a `UILabel`, the text is centered vertically in the box, and baselines are on whole pixels.
    package func runs(in rect: Rect) -> [GlyphRun] {
        var pen = GlyphPen(setting: setting)
        for line in placedLines(in: rect) { pen.draw(line.line, from: line.start, stretch: line.stretch) }
        return pen.runs
    }

    /// Returns the left ends of the lines in a box, in the box's coordinate space; lines without glyphs have none.
    package func starts(in rect: Rect) -> [Double] {
        lines.indices.compactMap { lines[$0].clusters.isEmpty ? nil : start(ofLine: $0, in: rect) }
    }

    func start(ofLine index: Int, in rect: Rect) -> Double {
        let (line, box) = (lines[index], boxes?.boxes[index])
        let edge = box.map { line.paragraph.isRightToLeft ? $0.tail : $0.indent } ?? 0
        return rect.minX + edge + indent(of: line, in: room(ofLine: index, in: rect), box?.alignment ?? alignment)
    }

    /// Returns the width of a box that is available to a line, in points.
    private func room(ofLine index: Int, in rect: Rect) -> Double {
        rect.width - (boxes.map { $0.boxes[index].indent + $0.boxes[index].tail } ?? 0)
    }

    /// A line and the left end of its baseline.
    struct PlacedLine {
        let line: TextLine
        let start: Point
        /// The width added to each space, in points.
        let stretch: Double
    }

    /// Returns the lines in a box, positioned as by `runs(in:)`.
    func placedLines(in rect: Rect) -> [PlacedLine] {
        let top = rect.minY + (rect.height - size.height) / 2 + baselineShift
        return lines.enumerated().map { index, line in
            let box = boxes?.boxes[index]
            let baseline = grid.round(edge: top + (box?.baseline ?? firstBaseline + Double(index) * lineStep))
            return PlacedLine(
                line: line, start: Point(x: start(ofLine: index, in: rect), y: baseline),
                stretch: stretch(of: line, in: room(ofLine: index, in: rect), box?.alignment ?? alignment))
        }
    }

    /// Returns the distance from the left side of the available width to the line, in points; a line that is too long
    /// starts at its natural side.
    private func indent(of line: TextLine, in width: Double, _ alignment: TextAlignment) -> Double {
        let rest = width - line.width
        let isRightToLeft = line.paragraph.isRightToLeft
        switch alignment {
        case .natural: return isRightToLeft ? rest : 0
        case .left: return 0
        case .right: return rest
        case .center: return rest > 0 ? rest / 2 : isRightToLeft ? rest : 0
        case .justified: return isRightToLeft && stretch(of: line, in: width, alignment) == 0 ? rest : 0
        }
    }

    /// Returns the width added to each space of a justified line, in points.
    private func stretch(of line: TextLine, in width: Double, _ alignment: TextAlignment) -> Double {
        guard alignment == .justified, line.isBroken, width > line.width else { return 0 }
        let spaces = line.clusters.count(where: line.isStretched)
        return spaces == 0 ? 0 : (width - line.width) / Double(spaces)
    }
}

/// Collects the glyphs of lines into runs.
private struct GlyphPen {
    let setting: Setting
    var runs: [GlyphRun] = []

    init(setting: Setting) {
        self.setting = setting
    }

    mutating func draw(_ line: TextLine, from start: Point, stretch: Double) {
        let paragraph = line.paragraph
        var x = start.x
        for cluster in paragraph.visualOrder(of: line.clusters) {
            let size = paragraph.span(of: cluster).map { $0.size * setting.size } ?? setting.size
            let first = paragraph.boundaries[cluster].glyph
            for glyph in paragraph.glyphs[first..<paragraph.boundaries[cluster + 1].glyph] {
                let origin = Point(x: x + glyph.x * setting.size, y: start.y - glyph.y * setting.size)
                append(
                    PositionedGlyph(index: glyph.index, origin: origin), face: paragraph.faces[glyph.face], size: size)
                x += setting.advance(of: glyph)
            }
            x += line.gap(behind: cluster, stretch: stretch)
        }
    }

    private mutating func append(_ glyph: PositionedGlyph, face: FontFace, size: Double) {
        if let last = runs.last, last.face == face, last.size == size {
            runs[runs.count - 1].glyphs.append(glyph)
        } else {
            runs.append(GlyphRun(face: face, size: size, glyphs: [glyph]))
        }
    }
}

extension ShapedParagraph {
    /// Returns the styled span of a cluster; `nil` for a text in a single style.
    func span(of cluster: Int) -> StyledSpan? {
        spans.isEmpty ? nil : spans.first { $0.clusters.contains(cluster) }
    }
}
