/// The shape of the ends of stroked lines.
public enum CGLineCap: Int32, Sendable {
    /// A squared-off end exactly at the end point.
    case butt
    /// A semicircle beyond the end point.
    case round
    /// Half a square beyond the end point.
    case square
}

/// The shape of the corners of stroked lines.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner.
    case miter
    /// A rounded corner.
    case round
    /// A cut-off corner.
    case bevel
}

/// The rule that determines which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// The nonzero winding number rule.
    case winding
    /// The even-odd rule.
    case evenOdd
}

/// How a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills with the winding rule.
    case fill
    /// Fills with the even-odd rule.
    case eoFill
    /// Strokes the path.
    case stroke
    /// Fills with the winding rule, then strokes.
    case fillStroke
    /// Fills with the even-odd rule, then strokes.
    case eoFillStroke
}

/// The quality of image scaling.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The default quality of the context.
    case `default`
    /// No interpolation.
    case none
    /// Fast interpolation of low quality.
    case low
    /// Slow interpolation of high quality.
    case high
    /// A balance of speed and quality.
    case medium
}

/// How glyphs are painted.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Fills the glyphs.
    case fill
    /// Strokes the glyphs.
    case stroke
    /// Fills the glyphs, then strokes them.
    case fillStroke
    /// Paints nothing.
    case invisible
    /// Fills the glyphs and adds them to the clipping path.
    case fillClip
    /// Strokes the glyphs and adds them to the clipping path.
    case strokeClip
    /// Fills and strokes the glyphs and adds them to the clipping path.
    case fillStrokeClip
    /// Adds the glyphs to the clipping path.
    case clip
}
