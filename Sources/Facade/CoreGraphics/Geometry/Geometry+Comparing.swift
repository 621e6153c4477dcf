public import Foundation

extension CGPoint {
    /// Returns whether two points are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns whether two sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns whether two rectangles are equal once standardized.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

/// Returns the smallest rectangle with integral coordinates that contains a rectangle.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
