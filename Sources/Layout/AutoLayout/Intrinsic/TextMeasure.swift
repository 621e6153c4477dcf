package import LayoutSimText
package import LayoutSimGeometry

/// The size of a text in points, and its baselines, measured from the top of that size.
package struct TextSize: Hashable, Sendable {
    /// The size, rounded up to the device's pixels.
    package var size: Size
    /// The distance of the first line's baseline from the top.
    package var firstBaseline: Double
    /// The distance of the last line's baseline from the top.
    package var lastBaseline: Double
    /// The number of lines.
    package var lineCount: Int
    /// The height that the lines need, in points, not rounded.
    package var lineHeights: Double

    /// Creates a size with its baselines, in points; the lines need its height where nothing else is said.
    package init(
        size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int = 1, lineHeights: Double? = nil
    ) {
        self.lineCount = lineCount
        self.lineHeights = lineHeights ?? size.height
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// Measures a text, wrapped at a width in points, or on one line without a width.
package typealias TextMeasure = (_ text: TextContent, _ width: Double?) -> TextSize
