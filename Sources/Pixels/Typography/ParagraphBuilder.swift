import LayoutSimDrawing
/// Assembles the glyphs of a paragraph's runs, cluster by cluster in text order.
struct ParagraphBuilder {
    private let source: ParagraphText
    private let hasEqualDigits: Bool
    private var faces: [FontFace]
    private var glyphs: [ShapedGlyph] = []
    private var boundaries: [ShapedParagraph.Boundary] = []
    private var advance = 0.0
    private var gain = 0.0
    private var tracked = 0
    private var emoji = 0
    private var contentEnd = 0

    init(source: ParagraphText, typeface: Typeface) {
        self.source = source
        hasEqualDigits = typeface.hasEqualDigits
        faces = [typeface.face]
        glyphs.reserveCapacity(source.scalars.count)
        boundaries.reserveCapacity(source.scalars.count + 1)
    }

    /// Appends the glyphs of a run, which are ordered from left to right.
    mutating func append(
        _ placed: [ShapingBuffer.Glyph], run: TextRun, font: FontFile, spacing: Typeface.Spacing
    ) {
        let face = index(of: font.face)
        let groups = Self.clusters(of: placed, isRightToLeft: run.isRightToLeft)
        for (index, group) in groups.enumerated() {
            let end = index + 1 < groups.count ? placed[groups[index + 1].lowerBound].scalar : run.range.upperBound
            let scalars = placed[group.lowerBound].scalar..<end
            open(scalars, level: run.level)
            let first = glyphs.count
            for glyph in placed[group] {
                glyphs.append(ShapedGlyph(glyph, face: face, unitsPerEm: font.unitsPerEm, spacing: spacing))
            }
            spacing.adjust(
                &glyphs, from: first, standingFor: source.scalars[scalars],
                unkerned: placed[group].reduce(0) { $0 + font.advance(of: $1.index) } / font.unitsPerEm)
            if hasEqualDigits { spacing.equalize(&glyphs, from: first, standingFor: source.scalars[scalars]) }
            close(first: first)
        }
    }

    /// Appends the box that represents a run.
    mutating func append(_ box: NotdefBox, run: TextRun) {
        open(run.range, level: run.level)
        let face = index(of: NotdefBox.face)
        glyphs.append(
            ShapedGlyph(
                index: box.rawValue, face: face, advance: box.advance, x: 0, y: 0,
                spread: box == .emoji ? .emoji : .none))
        close(first: glyphs.count - 1)
    }

    consuming func finish(offset: Int, isRightToLeft: Bool) -> ShapedParagraph {
        let end = ShapedParagraph.Boundary(
            text: source.offsets[source.scalars.count], glyph: glyphs.count, advance: advance, gain: gain,
            tracked: tracked,
            emoji: emoji, level: isRightToLeft ? 1 : 0, contentEnd: contentEnd)
        boundaries.append(end)
        return ShapedParagraph(
            text: source.text, offset: offset, isRightToLeft: isRightToLeft, faces: faces, glyphs: glyphs,
            boundaries: boundaries)
    }

    private mutating func open(_ scalars: Range<Int>, level: UInt8) {
        boundaries.append(
            ShapedParagraph.Boundary(
                text: source.offsets[scalars.lowerBound], glyph: glyphs.count, advance: advance, gain: gain,
                tracked: tracked,
                emoji: emoji, level: level, contentEnd: contentEnd))
        if !source.scalars[scalars].allSatisfy(Self.isSpace) { contentEnd = boundaries.count }
    }

    private mutating func close(first: Int) {
        for glyph in glyphs[first...] {
            advance += glyph.advance
            gain += glyph.gain
            switch glyph.spread {
            case .none: break
            case .tracked: tracked += 1
            case .emoji: emoji += 1
            }
        }
    }

    private mutating func index(of face: FontFace) -> Int {
        if let index = faces.firstIndex(of: face) { return index }
        faces.append(face)
        return faces.count - 1
    }

    /// Returns the glyphs of each cluster, in text order.
    private static func clusters(of placed: [ShapingBuffer.Glyph], isRightToLeft: Bool) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        groups.reserveCapacity(placed.count)
        var start = 0
        for index in placed.indices where index + 1 == placed.count || placed[index + 1].scalar != placed[start].scalar
        {
            groups.append(start..<index + 1)
            start = index + 1
        }
        return isRightToLeft ? groups.reversed() : groups
    }

    /// Returns whether a scalar is white space at which a line may break; no-break spaces count as letters.
    private static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }
}
