import LayoutSimDrawing
import LayoutSimText

/// Combines the glyphs of pieces into a paragraph whose lengths are in points.
struct StyledShaping {
    private var text = ""
    private var faces: [FontFace] = []
    private var glyphs: [ShapedGlyph] = []
    private var boundaries: [ShapedParagraph.Boundary] = []
    private var spans: [StyledSpan] = []
    private var advance = 0.0
    private var contentEnd = 0

    /// Appends a piece that was shaped separately, in em.
    mutating func append(_ piece: ShapedParagraph, _ style: RunStyle, typeface: Typeface, era: FontEra) {
        let first = boundaries.count
        let span = StyledSpan(
            style, metrics: typeface.metrics, raisedFor: era == .y2020 ? piece.text : "",
            clusters: first..<first + piece.count)
        let setting = Setting(
            size: span.size, tracking: typeface.tracking(size: style.font.size, era: era),
            opticalShare: typeface.opticalShare(size: style.font.size), width: .infinity)
        let offset = text.utf8.count
        for cluster in 0..<piece.count {
            let boundary = piece.boundaries[cluster]
            open(text: offset + boundary.text, level: boundary.level, isSpace: piece.isSpace(cluster))
            let start = glyphs.count
            for glyph in piece.glyphs[boundary.glyph..<piece.boundaries[cluster + 1].glyph] {
                append(glyph, face: piece.faces[glyph.face], setting, raised: style.baselineOffset)
            }
            if style.kern != 0, glyphs.count > start { glyphs[glyphs.count - 1].advance += style.kern }
            advance += glyphs[start...].reduce(0) { $0 + $1.advance }
        }
        text += piece.text
        if !span.clusters.isEmpty { spans.append(span) }
    }

    /// Appends an attachment, as an empty glyph of its width.
    mutating func append(_ character: String, _ attachment: InlineAttachment, _ style: RunStyle, metrics: LineMetrics) {
        let first = boundaries.count
        open(text: text.utf8.count, level: 0, isSpace: false)
        let width = max(0, attachment.width) + style.kern
        glyphs.append(
            ShapedGlyph(index: 0, face: index(of: NotdefBox.face), advance: width, x: 0, y: 0, spread: .none))
        advance += width
        text += character
        spans.append(StyledSpan(style, metrics: metrics, clusters: first..<first + 1))
    }

    func finish(offset: Int, isRightToLeft: Bool, tabStops: TabStops) -> ShapedParagraph {
        let end = ShapedParagraph.Boundary(
            text: text.utf8.count, glyph: glyphs.count, advance: advance, tracked: 0, emoji: 0,
            level: isRightToLeft ? 1 : 0, contentEnd: contentEnd)
        return ShapedParagraph(
            text: text, offset: offset, isRightToLeft: isRightToLeft, faces: faces, glyphs: glyphs,
            boundaries: boundaries + [end], spans: spans, tabStops: tabStops)
    }

    private mutating func open(text: Int, level: UInt8, isSpace: Bool) {
        boundaries.append(
            ShapedParagraph.Boundary(
                text: text, glyph: glyphs.count, advance: advance, tracked: 0, emoji: 0, level: level,
                contentEnd: contentEnd))
        if !isSpace { contentEnd = boundaries.count }
    }

    private mutating func append(_ glyph: ShapedGlyph, face: FontFace, _ setting: Setting, raised: Double) {
        glyphs.append(
            ShapedGlyph(
                index: glyph.index, face: index(of: face), advance: setting.advance(of: glyph),
                x: glyph.x * setting.size, y: glyph.y * setting.size + raised, spread: .none))
    }

    private mutating func index(of face: FontFace) -> Int {
        if let index = faces.firstIndex(of: face) { return index }
        faces.append(face)
        return faces.count - 1
    }
}
