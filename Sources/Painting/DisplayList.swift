package import LayoutSimGeometry
package import LayoutSimTypography

/// What is to be drawn, back to front, in points of the screen; the last stage before pixels.
package struct DisplayList: Hashable, Sendable {
    /// In points.
    package var size: Size
    /// Pixels a point.
    package var scale: Double
    /// What lies behind everything; opaque.
    package var background: Color
    package var items: [DisplayItem]

    package init(size: Size, scale: Double, background: Color, items: [DisplayItem] = []) {
        self.size = size
        self.scale = scale
        self.background = background
        self.items = items
    }
}

/// One drawing operation, and the view that asked for it.
package struct DisplayItem: Hashable, Sendable {
    /// The view's id.
    package var view: String
    package var operation: DrawingOperation

    package init(view: String, operation: DrawingOperation) {
        self.view = view
        self.operation = operation
    }
}

/// All that a picture is made of; coordinates are points of the screen.
package indirect enum DrawingOperation: Hashable, Sendable {
    /// Fills an outline by the rule.
    case fill(Path, Color, FillRule = .winding)
    /// Fills an outline with colours that change along one axis of `within`.
    case gradient(Path, AxisGradient, within: Rect)
    /// Draws a line along an outline; the width in points is centred on it.
    case stroke(Path, Color, Stroke)
    /// Fills the outlines of glyphs.
    case glyphs(GlyphRun, Color)
    /// Draws a picture scaled to a rectangle.
    case image(ImageSource, Rect)
    /// Draws only what lies inside the outline.
    case clipped(to: Path, [DrawingOperation])
    /// Draws all of it as one picture of that opacity, from 0, nothing, to 255.
    case faded(UInt8, [DrawingOperation])
}

/// Which parts of crossing contours are inside.
package enum FillRule: Hashable, Sendable {
    case winding
    case evenOdd
}

/// How a line is drawn.
package struct Stroke: Hashable, Sendable {
    /// In points.
    package var width: Double
    /// Lengths of dashes and gaps in points; none is a solid line.
    package var dashes: [Double]
    package var hasRoundEnds: Bool

    package init(width: Double, dashes: [Double] = [], hasRoundEnds: Bool = false) {
        self.width = width
        self.dashes = dashes
        self.hasRoundEnds = hasRoundEnds
    }
}

/// Colours along an axis; other directions would depend on the processor.
package struct AxisGradient: Hashable, Sendable {
    package var axis: Axis
    package var start: Color
    package var end: Color

    package init(axis: Axis, start: Color, end: Color) {
        self.axis = axis
        self.start = start
        self.end = end
    }
}

/// Where a picture comes from; the rasterizer is given the pictures by this key.
package struct ImageSource: Hashable, Sendable {
    /// A path, or the name in an asset catalogue.
    package var name: String
    /// What all of it is drawn in, as clear as it is; `nil` for its own colours.
    package var tint: Color?

    package init(name: String, tint: Color? = nil) {
        self.name = name
        self.tint = tint
    }
}
