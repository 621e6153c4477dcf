public import LayoutSimText
public import LayoutSimGeometry

/// The size of a text in points, and its baselines, measured from the top of that size.
public struct TextSize: Hashable, Sendable {
    /// Rounded up to the device's pixels.
    public var size: Size
    /// The distance of the first line's baseline from the top.
    public var firstBaseline: Double
    /// The distance of the last line's baseline from the top.
    public var lastBaseline: Double

    /// Creates a size with its baselines, in points.
    public init(size: Size, firstBaseline: Double, lastBaseline: Double) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// Measures a text, wrapped at a width in points, or on one line if there is none.
public typealias TextMeasure = (_ text: TextContent, _ width: Double?) -> TextSize
