import LayoutSimDrawing
import LayoutSimGeometry

/// Keeps the masks of glyphs, since letters recur.
final class GlyphMaskCache {
    /// Identifies a glyph at a size and subpixel position.
    struct Key: Hashable {
        var face: FontFace
        var glyph: UInt32
        /// In pixels.
        var size: Double
        /// The distance of the origin from its pixel's left edge, in quarters of a pixel.
        var phase: Int
    }

    private var masks: [Key: GlyphMask?] = [:]
    private var bytes = 0
    /// Outlines in em.
    let outline: GlyphOutlines

    /// In bytes; when the masks exceed it, the cache starts over.
    private static let capacity = 16 << 20

    /// Takes the outlines of glyphs.
    init(outline: @escaping GlyphOutlines) {
        self.outline = outline
    }

    /// The mask of a glyph; `nil` if the glyph has no ink.
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

    /// The outline of a glyph in pixels, relative to the pixel of its origin; `nil` if a coordinate is not a number.
    func polygon(_ key: Key) -> Polygon? {
        PixelSpace(scale: key.size).path(outline(key.face, key.glyph)).map { path in
            Polygon(path.offset(x: Double(key.phase) / 4, y: 0))
        }
    }
}

/// The coverage of a glyph, and its position relative to the pixel that holds the glyph's origin.
struct GlyphMask {
    let surface: Surface
    /// From the origin's pixel to the left edge.
    let left: Int
    /// From the baseline to the top edge; positive is down.
    let top: Int

    /// Draws an outline in pixels relative to the glyph's origin; `nil` if it has no ink.
    init?(_ outline: Polygon) throws(RasterError) {
        guard let bounds = outline.bounds else { return nil }
        left = Int(bounds.minX.rounded(.down))
        top = Int(bounds.minY.rounded(.down))
        let width = Int(bounds.maxX.rounded(.up)) - left
        let height = Int(bounds.maxY.rounded(.up)) - top
        guard width > 0, height > 0 else { return nil }
        surface = try Surface.coverage(width: width, height: height)
        let canvas = try Canvas(surface, left: left, top: top)
        canvas.fill(outline, .black, .winding)
        try canvas.finish()
    }
}
