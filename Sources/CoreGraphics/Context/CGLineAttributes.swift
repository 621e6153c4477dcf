/// How the ends of lines are drawn.
public enum CGLineCap: Int32, Sendable {
    /// Ends at the end point.
    case butt
    /// Ends with half a circle.
    case round
    /// Ends with half a square.
    case square
}

/// How the corners of lines are drawn.
public enum CGLineJoin: Int32, Sendable {
    /// With a sharp corner.
    case miter
    /// With a round corner.
    case round
    /// With a cut corner.
    case bevel
}

/// How crossing contours decide what is inside.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is what contours wind around.
    case winding
    /// Inside is what an odd number of contours encloses.
    case evenOdd
}

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled by the winding rule.
    case fill
    /// Filled by the even-odd rule.
    case eoFill
    /// Stroked.
    case stroke
    /// Filled by the winding rule, then stroked.
    case fillStroke
    /// Filled by the even-odd rule, then stroked.
    case eoFillStroke
}

/// How images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context thinks best.
    case `default`
    /// Not at all.
    case none
    /// Fast.
    case low
    /// Slow and good.
    case high
    /// Between both.
    case medium
}

/// How glyphs are painted.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Filled.
    case fill
    /// Stroked.
    case stroke
    /// Filled, then stroked.
    case fillStroke
    /// Not at all.
    case invisible
    /// Filled and added to the clip.
    case fillClip
    /// Stroked and added to the clip.
    case strokeClip
    /// Filled, stroked and added to the clip.
    case fillStrokeClip
    /// Added to the clip.
    case clip
}
