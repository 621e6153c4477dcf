import LayoutSimGeometry
import LayoutSimTypography

/// Keeps the masks of glyphs, since the letters of a text return.
final class GlyphMaskCache {
    /// Which outline of which glyph.
    struct Key: Hashable {
        var face: FontFace
        var glyph: UInt32
        /// In pixels.
        var size: Double
        /// How far the origin stands right of its pixel's left edge, in quarters of a pixel.
        var phase: Int
    }

    private var masks: [Key: GlyphMask?] = [:]
    private var bytes = 0
    private let outline: (FontFace, UInt32) -> Path

    /// When the masks are larger, in bytes, the cache starts anew.
    private static let capacity = 16 << 20

    /// Asks `outline` for the shape of a glyph, in parts of the font's size with y downwards.
    init(outline: @escaping (FontFace, UInt32) -> Path) {
        self.outline = outline
    }

    /// The mask of a glyph, `nil` where it has no ink.
    func mask(_ key: Key) throws(RasterError) -> GlyphMask? {
        if let known = masks[key] { return known }
        let mask = try polygon(key).flatMap { outline throws(RasterError) in try GlyphMask(outline) }
        if bytes > GlyphMaskCache.capacity {
            masks = [:]
            bytes = 0
        }
        masks[key] = .some(mask)
        bytes += mask.map { $0.surface.width * $0.surface.height } ?? 0
        return mask
    }

    /// The outline of a glyph in pixels around the pixel of its origin, `nil` where a coordinate is no number.
    func polygon(_ key: Key) -> Polygon? {
        PixelSpace(scale: key.size).path(outline(key.face, key.glyph)).map { path in
            Polygon(path.offset(x: Double(key.phase) / 4, y: 0))
        }
    }
}
