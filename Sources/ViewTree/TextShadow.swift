package import LayoutSimGeometry

/// A hard shadow of letters, UIKit's `shadowColor` and `shadowOffset` of labels.
package struct TextShadow: Hashable, Sendable {
    /// Its color.
    package var color: Color
    /// From the letters to the shadow, in points.
    package var offset: Point

    /// Creates a shadow.
    package init(color: Color, offset: Point) {
        self.color = color
        self.offset = offset
    }
}
