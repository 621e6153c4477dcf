package import LayoutSimGeometry

/// A picture of outlines.
package struct VectorPicture: Hashable, Sendable {
    /// The size in points, at one point for each unit of the operations.
    package var size: Size
    /// The operations, relative to the top-left corner of the picture; anything outside of it is clipped.
    package var operations: [DrawingOperation]
    /// Whether it is drawn anew at every size; else it is made of the pixels that its own size has on the screen, as
    /// Xcode makes them of pictures whose catalog does not preserve their vector data.
    package var isSharpAtEverySize = true

    /// Creates a picture that is drawn anew at every size, from a size in points and operations.
    package init(size: Size, operations: [DrawingOperation]) {
        (self.size, self.operations) = (size, operations)
    }
}
