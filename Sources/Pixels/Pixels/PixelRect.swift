/// A rectangle of whole pixels, counted from the top left of a bitmap.
package struct PixelRect: Hashable, Sendable {
    /// The left edge, in pixels.
    package var x: Int
    /// The top edge, in pixels.
    package var y: Int
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int

    /// Creates a rectangle from its top-left corner and size, in pixels.
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
