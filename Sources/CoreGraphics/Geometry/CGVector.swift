public import Foundation

/// A distance along both axes.
public struct CGVector: Hashable, Sendable, Codable {
    /// Along x.
    public var dx: CGFloat
    /// Along y.
    public var dy: CGFloat

    /// Creates a distance of nothing.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a distance from its lengths.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a distance from doubles.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a distance from whole numbers.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A distance of nothing.
    public static let zero = CGVector(dx: CGFloat(0), dy: CGFloat(0))
}

extension CGVector: CustomDebugStringConvertible {
    /// Both lengths in parentheses.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
