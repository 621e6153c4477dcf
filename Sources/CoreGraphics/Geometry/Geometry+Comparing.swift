public import Foundation

extension CGPoint {
    /// Whether both are the same point.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both are the same size.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both are the same rectangle once their sizes are positive.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

/// The smallest rectangle of whole numbers that holds a rectangle.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
