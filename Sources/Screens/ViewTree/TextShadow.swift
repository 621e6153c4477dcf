package import LayoutSimGeometry

/// A text shadow without blur, UIKit's `shadowColor` and `shadowOffset` of labels.
package struct TextShadow: Hashable, Sendable {
    /// The color of the shadow.
    package var color: Color
    /// The offset of the shadow from the text, in points.
    package var offset: Point

    /// Creates a shadow.
    package init(color: Color, offset: Point) {
        self.color = color
        self.offset = offset
    }
}
