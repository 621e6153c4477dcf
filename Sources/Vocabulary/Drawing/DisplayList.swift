package import LayoutSimGeometry

/// The drawing of a picture, back to front, in points of the screen; the last stage before pixels.
package struct DisplayList: Hashable, Sendable {
    /// The size in points.
    package var size: Size
    /// Pixels per point.
    package var scale: Double
    /// The background color behind everything; drawn opaque.
    package var background: Color
    /// The drawing operations and their views, back to front.
    package var items: [DisplayItem]

    /// Creates a display list with a size in points and a scale in pixels per point.
    package init(size: Size, scale: Double, background: Color, items: [DisplayItem] = []) {
        self.size = size
        self.scale = scale
        self.background = background
        self.items = items
    }

    /// The width of the picture in pixels.
    package var pixelWidth: Int { Int((size.width * scale).rounded()) }

    /// The height of the picture in pixels.
    package var pixelHeight: Int { Int((size.height * scale).rounded()) }
}

/// One drawing operation and the view it belongs to.
package struct DisplayItem: Hashable, Sendable {
    /// The id of the view.
    package var view: String
    /// The drawing operation.
    package var operation: DrawingOperation

    /// Creates an item that belongs to the view with an id.
    package init(view: String, operation: DrawingOperation) {
        self.view = view
        self.operation = operation
    }
}

/// A primitive of which pictures are composed; coordinates are points of the screen.
package indirect enum DrawingOperation: Hashable, Sendable {
    /// Fills a path by a fill rule.
    case fill(Path, Color, FillRule = .winding)
    /// Fills a path with a gradient that runs from one side of `within` to the other.
    case gradient(Path, AxisGradient, within: Rect)
    /// Strokes a path; the stroke is centered on it.
    case stroke(Path, Color, Stroke)
    /// Fills the outlines of glyphs.
    case glyphs(GlyphRun, Color)
    /// Draws an image scaled to a rectangle.
    case image(ImageSource, Rect)
    /// Clips the operations to a path.
    case clipped(to: Path, [DrawingOperation])
    /// Composites the operations as one layer with an opacity from 0 (transparent) to 255.
    case faded(UInt8, [DrawingOperation])
    /// Fills a path with colors that change in any direction.
    case shading(Path, Shading, FillRule = .winding)
    /// Draws pixels; the transform maps a square of one unit, whose top left is `0, 0`, to their place.
    case picture(Picture, Transform)
    /// Draws a line along a path as the outline of the area that the pen covers.
    case traced(Path, Color, Pen)
    /// Draws the operations as one layer.
    case composited(Compositing, [DrawingOperation])
}

/// The rule that decides which areas between crossing contours are inside.
package enum FillRule: Hashable, Sendable {
    case winding
    case evenOdd
}

/// The style of a stroke.
package struct Stroke: Hashable, Sendable {
    /// The line width, in points.
    package var width: Double
    /// Alternating lengths of dashes and gaps, in points; empty for a solid line.
    package var dashes: [Double]
    /// Whether the ends of the line and of its dashes are round; otherwise they are cut off.
    package var hasRoundEnds: Bool

    /// Creates a stroke with a width and dash lengths in points.
    package init(width: Double, dashes: [Double] = [], hasRoundEnds: Bool = false) {
        self.width = width
        self.dashes = dashes
        self.hasRoundEnds = hasRoundEnds
    }
}

/// A linear gradient along one axis; other directions would round differently from processor to processor.
package struct AxisGradient: Hashable, Sendable {
    /// The axis along which the color changes.
    package var axis: Axis
    /// The color at the left or top side.
    package var start: Color
    /// The color at the right or bottom side.
    package var end: Color

    /// Creates a gradient from one color to another.
    package init(axis: Axis, start: Color, end: Color) {
        self.axis = axis
        self.start = start
        self.end = end
    }
}

/// A reference to an image, by which the rasterizer looks up its pixels.
package struct ImageSource: Hashable, Sendable {
    /// A file path, or a name in an asset catalog.
    package var name: String
    /// The color that replaces the image's own, keeping its opacity; `nil` for the image's own colors.
    package var tint: Color?
    /// The beginning of the hash of its appearance, if it was read from a document.
    package var artwork: String?
    /// The part of the image that is drawn; `nil` for the whole image.
    package var part: ImagePart?
    /// Whether scaling takes the nearest pixel instead of blending pixels.
    package var isPixelated = false

    /// Creates a reference to an image by a file path or a name in an asset catalog.
    package init(name: String, tint: Color? = nil, part: ImagePart? = nil) {
        self.name = name
        self.tint = tint
        self.part = part
    }
}

/// A part of an image, in fractions of its sides.
package indirect enum ImagePart: Hashable, Sendable {
    /// The part is scaled to the room in which it is drawn.
    case stretched(Rect)
    /// The part is repeated from the top left at a size in points.
    case tiled(Rect, Size)
}
