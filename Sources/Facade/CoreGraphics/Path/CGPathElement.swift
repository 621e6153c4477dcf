public import Foundation

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a new subpath.
    case moveToPoint
    /// A line to a point.
    case addLineToPoint
    /// A quadratic Bézier curve; its control point comes first.
    case addQuadCurveToPoint
    /// A cubic Bézier curve; its control points come first.
    case addCurveToPoint
    /// A line to the start of the subpath.
    case closeSubpath
}

/// A path element, as passed to a block.
@unsafe public struct CGPathElement {
    /// The type of the element.
    public var type: CGPathElementType
    /// The points of the element; their number depends on the type.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        unsafe self.type = type
        unsafe self.points = points
    }
}

extension CGPath {
    /// The block that `applyWithBlock(_:)` calls for each element.
    public typealias ApplyBlock = (UnsafePointer<CGPathElement>) -> Void

    /// Calls a block for each element, in order.
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
