public import Foundation

/// What a step of an outline is.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a contour.
    case moveToPoint
    /// A line.
    case addLineToPoint
    /// A quadratic curve; its control point comes first.
    case addQuadCurveToPoint
    /// A cubic curve; its control points come first.
    case addCurveToPoint
    /// A line to the start of the contour.
    case closeSubpath
}

/// A step of an outline, as it is passed to a block.
@unsafe public struct CGPathElement {
    /// What the step is.
    public var type: CGPathElementType
    /// The points that steer the pen: as many as the type says.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates a step.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        unsafe self.type = type
        unsafe self.points = points
    }
}

extension CGPath {
    /// What `applyWithBlock(_:)` calls with each step.
    public typealias ApplyBlock = (UnsafePointer<CGPathElement>) -> Void

    /// Calls the block with each step, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for step in steps {
            var points = step.points
            if points.isEmpty { points = [.zero] }
            unsafe points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var element = unsafe CGPathElement(type: step.type, points: base)
                unsafe withUnsafePointer(to: &element) { unsafe block($0) }
            }
        }
    }
}

extension CGPathStep {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
