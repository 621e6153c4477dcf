public import LayoutSimGeometry

/// A line along the inside of a view's edges, UIKit's `CALayer.borderWidth` and `borderColor`.
public struct Border: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The color, black by default.
    public var color: Color

    /// Creates a line of a width in points.
    public init(width: Double, color: Color = .black) {
        self.width = width
        self.color = color
    }
}
