import LayoutSimGeometry
import LayoutSimPainting

/// The coverage of a glyph, and where it lies around the pixel that holds the glyph's origin.
struct GlyphMask {
    let surface: Surface
    /// From the origin's pixel to the left edge.
    let left: Int
    /// From the baseline to the top edge, downwards.
    let top: Int

    /// Draws an outline that is in pixels around the glyph's origin; without ink there is no mask.
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
