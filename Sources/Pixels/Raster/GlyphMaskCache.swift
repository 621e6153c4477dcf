import LayoutSimDrawing
import LayoutSimGeometry

/// A cache of glyph masks.
final class GlyphMaskCache {
    private var fonts: [Font: GlyphMasks] = [:]
    private var bytes = 0
    /// Returns the outlines of glyphs, in em.
    let outline: GlyphOutlines

    /// The capacity in bytes; when the masks exceed it, the cache is emptied.
    private static let capacity = 16 << 20

    /// The approximate overhead of a cached mask, in bytes.
    private static let entry = 64

    private struct Font: Hashable {
        var face: FontFace
        var size: Double
    }

    /// Creates a cache with a function that returns the outlines of glyphs.
    init(outline: @escaping GlyphOutlines) {
        self.outline = outline
    }

    /// Returns the masks of a face at a size in pixels.
    func masks(of face: FontFace, size: Double) -> GlyphMasks {
        let font = Font(face: face, size: size)
        if let known = fonts[font] { return known }
        let masks = GlyphMasks(face: face, size: size)
        fonts[font] = masks
        return masks
    }

    /// Returns the mask of a glyph; `nil` if the glyph has no ink.
    func mask(_ glyph: PlacedGlyph, in masks: GlyphMasks) throws(RasterError) -> GlyphMask? {
        if let known = masks[glyph] { return known }
        let mask = try polygon(glyph, in: masks).flatMap { outline throws(RasterError) in try GlyphMask(outline) }
        if bytes > GlyphMaskCache.capacity {
            fonts = [:]
            bytes = 0
        }
        masks[glyph] = .some(mask)
        bytes += GlyphMaskCache.entry + (mask.map { $0.surface.width * $0.surface.height } ?? 0)
        return mask
    }

    /// Returns the outline of a glyph in pixels, relative to the pixel of its origin; `nil` if a coordinate is not
    /// finite.
    func polygon(_ glyph: PlacedGlyph, in masks: GlyphMasks) -> Polygon? {
        PixelSpace(scale: masks.size).path(outline(masks.face, glyph.index)).map { path in
            Polygon(path.offset(x: Double(glyph.phase) / 4, y: 0))
        }
    }
}

/// The glyph masks of a face at a size.
final class GlyphMasks {
    let face: FontFace
    /// The size in pixels.
    let size: Double
    private var masks: [PlacedGlyph: GlyphMask?] = [:]

    init(face: FontFace, size: Double) {
        self.face = face
        self.size = size
    }

    subscript(glyph: PlacedGlyph) -> GlyphMask?? {
        get { masks[glyph] }
        set { masks[glyph] = newValue }
    }
}

/// A glyph at a subpixel position.
struct PlacedGlyph: Hashable {
    var index: UInt32
    /// The subpixel offset of the origin from its pixel's left edge, in quarters of a pixel.
    var phase: Int
}

/// The coverage of a glyph, and its position relative to the pixel that contains the glyph's origin.
struct GlyphMask {
    let surface: Surface
    /// The distance from the origin's pixel to the left edge, in pixels.
    let left: Int
    /// The distance from the baseline to the top edge, in pixels; positive is down.
    let top: Int

    /// Creates a mask from an outline in pixels relative to the glyph's origin; `nil` if it has no ink.
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
