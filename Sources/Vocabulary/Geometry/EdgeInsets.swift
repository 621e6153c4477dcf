/// Distances in points from the edges of a rectangle inwards.
public struct EdgeInsets: Hashable, Sendable {
    /// The top inset, in points.
    public var top: Double
    /// The left inset, in points.
    public var left: Double
    /// The bottom inset, in points.
    public var bottom: Double
    /// The right inset, in points.
    public var right: Double

    /// Creates insets from distances in points.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The same distance at every edge.
    public init(all distance: Double) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    /// No distance at any edge.
    public static let zero = EdgeInsets()

    /// The insets at each edge added up.
    public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}
