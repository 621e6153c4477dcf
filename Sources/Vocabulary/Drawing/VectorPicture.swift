package import LayoutSimGeometry

/// A picture made of outlines.
package struct VectorPicture: Hashable, Sendable {
    /// The size in points, one for each unit of the operations.
    package var size: Size
    /// The operations, relative to the top-left corner of the picture; anything outside it is clipped.
    package var operations: [DrawingOperation]
    /// Whether the picture is redrawn at every size. Otherwise, it has the pixels of its own size on the screen, as in
    /// Xcode for pictures whose catalog does not preserve their vector data.
    package var isSharpAtEverySize = true

    /// Creates a picture that is redrawn at every size, from a size in points and operations.
    package init(size: Size, operations: [DrawingOperation]) {
        (self.size, self.operations) = (size, operations)
    }
}
