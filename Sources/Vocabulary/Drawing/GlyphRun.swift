package import LayoutSimGeometry

/// The identity of a font face: the name of its file in the program, such as `Inter-Regular.otf`.
package struct FontFace: Hashable, Sendable {
    /// The name of the font file.
    package var file: String

    /// Creates a face from the name of its font file.
    package init(file: String) {
        self.file = file
    }
}

/// A glyph and its origin.
package struct PositionedGlyph: Hashable, Sendable {
    /// The glyph's index in its font file.
    package var index: UInt32
    /// The origin on the baseline, in points, in the coordinate space of the run's owner.
    package var origin: Point

    /// Creates a glyph from its index in the font file and its origin in points.
    package init(index: UInt32, origin: Point) {
        self.index = index
        self.origin = origin
    }
}

/// Glyphs of one face and size at their final positions.
package struct GlyphRun: Hashable, Sendable {
    /// The face of all glyphs.
    package var face: FontFace
    /// The font size in points.
    package var size: Double
    /// The glyphs and their origins.
    package var glyphs: [PositionedGlyph]

    /// Creates a run of glyphs of a face in a font size in points.
    package init(face: FontFace, size: Double, glyphs: [PositionedGlyph]) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
    }
}

/// Returns the outline of a glyph of a face in em: 1 is the font size, y points down, the origin is on the baseline.
package typealias GlyphOutlines = (_ face: FontFace, _ glyph: UInt32) -> Path

extension GlyphRun {
    /// Returns the outline of all glyphs, in the coordinate space of their origins.
    package func outline(_ outlines: GlyphOutlines) -> Path {
        Path(
            glyphs.flatMap { glyph in
                outlines(face, glyph.index)
                    .map { Point(x: $0.x * size + glyph.origin.x, y: $0.y * size + glyph.origin.y) }.elements
            })
    }
}
