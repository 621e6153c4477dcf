public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// `(1.0, 2.0)`, as Core Graphics writes a point.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// `(1.0, 2.0)`, as Core Graphics writes a size.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// `(1.0, 2.0, 3.0, 4.0)`, as Core Graphics writes a rectangle.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
