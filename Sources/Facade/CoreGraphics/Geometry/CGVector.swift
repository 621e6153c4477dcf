public import Foundation

/// A two-dimensional vector.
public struct CGVector: Hashable, Sendable, Codable {
    /// The component along the x-axis.
    public var dx: CGFloat
    /// The component along the y-axis.
    public var dy: CGFloat

    /// Creates the zero vector.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from components of type `Double`.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector from integer components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The zero vector.
    public static let zero = CGVector(dx: CGFloat(0), dy: CGFloat(0))
}

extension CGVector: CustomDebugStringConvertible {
    /// Both components in parentheses.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
