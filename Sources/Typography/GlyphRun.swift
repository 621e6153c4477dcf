package import LayoutSimGeometry

/// The name of a font file of the program, such as `Inter-Regular.otf`.
package struct FontFace: Hashable, Sendable {
    package var file: String

    package init(file: String) {
        self.file = file
    }
}

/// A glyph of a face and where its origin stands.
package struct PositionedGlyph: Hashable, Sendable {
    /// The index of the glyph in its font file.
    package var index: UInt32
    /// On the baseline, in points, in the coordinate space of the run's holder.
    package var origin: Point

    package init(index: UInt32, origin: Point) {
        self.index = index
        self.origin = origin
    }
}

/// Glyphs of one face and size, as they are drawn; measuring used the same positions.
package struct GlyphRun: Hashable, Sendable {
    package var face: FontFace
    /// The size of the font in points.
    package var size: Double
    package var glyphs: [PositionedGlyph]

    package init(face: FontFace, size: Double, glyphs: [PositionedGlyph]) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
    }
}
