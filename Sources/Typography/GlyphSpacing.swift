extension ShapedGlyph {
    init(_ glyph: ShapingBuffer.Glyph, face: Int, unitsPerEm: Double, spacing: Typeface.Spacing) {
        self.init(
            index: glyph.index, face: face, advance: glyph.advance / unitsPerEm, x: glyph.x / unitsPerEm,
            y: glyph.y / unitsPerEm, isTracked: spacing.tracks && glyph.advance != 0)
    }
}

extension Typeface.Spacing {
    fileprivate var tracks: Bool {
        guard case .system = self else { return false }
        return true
    }

    /// Gives the glyphs of a cluster the widths of the font that they stand in for.
    func adjust(_ glyphs: inout ArraySlice<ShapedGlyph>, standingFor scalars: ArraySlice<UInt32>) {
        switch self {
        case .file(let factor):
            if factor != 1 { glyphs.setWidth(glyphs.width * factor) }
        case .system:
            glyphs.widen(by: Self.correction(of: scalars))
        case .helveticaNeue(let factor):
            glyphs.setWidth((Self.helveticaNeue(scalars) ?? glyphs.width) * factor)
        case .monospaced(let width):
            if glyphs.width != 0 { glyphs.center(in: width) }
        }
    }

    /// The sum over the characters of a ligature; a letter with an accent was not measured and stays as it is.
    private static func correction(of scalars: ArraySlice<UInt32>) -> Double {
        guard scalars.allSatisfy({ $0 < 0x80 }) else { return 0 }
        return scalars.reduce(0) { $0 + GlyphCorrections.correction(of: $1) }
    }

    private static func helveticaNeue(_ scalars: ArraySlice<UInt32>) -> Double? {
        guard scalars.count == 1, let scalar = scalars.first else { return nil }
        return HelveticaNeue.advance(of: scalar)
    }
}

extension ArraySlice<ShapedGlyph> {
    fileprivate var width: Double { reduce(0) { $0 + $1.advance } }

    fileprivate mutating func widen(by distance: Double) {
        guard !isEmpty, distance != 0 else { return }
        self[endIndex - 1].advance += distance
    }

    fileprivate mutating func setWidth(_ width: Double) {
        widen(by: width - self.width)
    }

    fileprivate mutating func center(in width: Double) {
        let margin = (width - self.width) / 2
        setWidth(width)
        for index in indices { self[index].x += margin }
    }
}
