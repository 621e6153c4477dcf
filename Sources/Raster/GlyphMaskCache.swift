import LayoutSimDrawing
import LayoutSimGeometry

/// Keeps the masks of glyphs, since letters recur.
final class GlyphMaskCache {
    private var fonts: [Font: GlyphMasks] = [:]
    private var bytes = 0
    /// Outlines in em.
    let outline: GlyphOutlines

    /// In bytes; when the masks exceed it, the cache starts over.
    private static let capacity = 16 << 20

    /// What keeping a mask takes besides its pixels, in bytes, roughly.
    private static let entry = 64

    private struct Font: Hashable {
        var face: FontFace
        var size: Double
    }

    /// Takes the outlines of glyphs.
    init(outline: @escaping GlyphOutlines) {
        self.outline = outline
    }

    /// The masks of a face at a size in pixels.
    func masks(of face: FontFace, size: Double) -> GlyphMasks {
        let font = Font(face: face, size: size)
        if let known = fonts[font] { return known }
        let masks = GlyphMasks(face: face, size: size)
        fonts[font] = masks
        return masks
    }

    /// The mask of a glyph; `nil` if the glyph has no ink.
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

    /// The outline of a glyph in pixels, relative to the pixel of its origin; `nil` if a coordinate is not a number.
    func polygon(_ glyph: PlacedGlyph, in masks: GlyphMasks) -> Polygon? {
        PixelSpace(scale: masks.size).path(outline(masks.face, glyph.index)).map { path in
            Polygon(path.offset(x: Double(glyph.phase) / 4, y: 0))
        }
    }
}

/// The masks of the glyphs of one face and size.
final class GlyphMasks {
    let face: FontFace
    /// In pixels.
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
    /// The distance of the origin from its pixel's left edge, in quarters of a pixel.
    var phase: Int
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
