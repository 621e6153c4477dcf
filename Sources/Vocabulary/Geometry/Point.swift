/// A position in points, in the coordinate space that its holder names; y grows downward.
public struct Point: Hashable, Sendable {
    /// The x-coordinate in points, growing to the right.
    public var x: Double
    /// The y-coordinate in points, growing downward.
    public var y: Double

    /// Creates a position from distances in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin of a coordinate space.
    public static let zero = Point(x: 0, y: 0)
}
