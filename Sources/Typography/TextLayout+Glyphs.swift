package import LayoutSimDrawing
import LayoutSimText
package import LayoutSimGeometry

extension TextLayout {
    /// The glyphs in a box, which is in points of any coordinate space whose origin is on a pixel.
    ///
    /// The text is centered vertically in the box, as in a `UILabel`; baselines are on whole pixels.
    package func runs(in rect: Rect) -> [GlyphRun] {
        let top = rect.minY + (rect.height - size.height) / 2 + firstBaseline
        var pen = GlyphPen(setting: setting)
        for (index, line) in lines.enumerated() {
            let baseline = grid.round(edge: top + Double(index) * lineStep)
            let start = Point(x: rect.minX + indent(of: line, in: rect.width), y: baseline)
            pen.draw(line, from: start, stretch: stretch(of: line, in: rect.width))
        }
        return pen.runs
    }

    /// From the left side of the box to the line, in points; a line that is too long starts at its natural side.
    private func indent(of line: TextLine, in width: Double) -> Double {
        let rest = width - line.width
        let isRightToLeft = line.paragraph.isRightToLeft
        switch alignment {
        case .natural: return isRightToLeft ? rest : 0
        case .left: return 0
        case .right: return rest
        case .center: return rest > 0 ? rest / 2 : isRightToLeft ? rest : 0
        case .justified: return isRightToLeft && stretch(of: line, in: width) == 0 ? rest : 0
        }
    }

    /// What each space of a justified line gains, in points.
    private func stretch(of line: TextLine, in width: Double) -> Double {
        guard alignment == .justified, line.isBroken, width > line.width else { return 0 }
        let spaces = line.clusters.count(where: line.paragraph.isSpace)
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
            let first = paragraph.boundaries[cluster].glyph
            for glyph in paragraph.glyphs[first..<paragraph.boundaries[cluster + 1].glyph] {
                let origin = Point(x: x + glyph.x * setting.size, y: start.y - glyph.y * setting.size)
                append(PositionedGlyph(index: glyph.index, origin: origin), face: paragraph.faces[glyph.face])
                x += setting.advance(of: glyph)
            }
            if stretch > 0, paragraph.isSpace(cluster) { x += stretch }
        }
    }

    private mutating func append(_ glyph: PositionedGlyph, face: FontFace) {
        if runs.last?.face == face {
            runs[runs.count - 1].glyphs.append(glyph)
        } else {
            runs.append(GlyphRun(face: face, size: setting.size, glyphs: [glyph]))
        }
    }
}
