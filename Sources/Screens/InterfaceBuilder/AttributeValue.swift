package import LayoutSimGeometry

/// A value that a file gives to a property of an object, decoded from the file's spelling.
package enum AttributeValue: Hashable, Sendable {
    case bool(Bool)
    /// A number, or a moment in seconds since the reference date of Foundation.
    case number(Double)
    case string(String)
    case strings([String])
    /// One of several choices, in Interface Builder's words, such as `onDrag`.
    case option(String)
    /// The chosen members of a set, in the order of the file, such as `top` and `left`.
    case options([String])
    /// A point in points.
    case point(Point)
    /// A size or an offset in points.
    case size(Size)
    /// A rectangle in points.
    case rect(Rect)
    /// Insets in points, for left to right.
    case insets(EdgeInsets)
    case range(location: Int, length: Int)
    case color(ColorReference)
    case image(ImageReference)
}
