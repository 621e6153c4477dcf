public import Foundation

/// A path of lines and curves.
public class CGPath: Hashable {
    /// The path elements, in order.
    package fileprivate(set) var steps: [CGPathStep]

    /// Creates a path from its elements.
    package init(steps: [CGPathStep]) {
        self.steps = steps
    }

    /// Creates a rectangular path.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(steps: .rect(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the path of an ellipse inscribed in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(steps: .ellipse(in: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the path of a rounded rectangle whose corners are quarter ellipses.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let steps = [CGPathStep].roundedRect(rect, width: cornerWidth, height: cornerHeight)
        unsafe self.init(steps: steps.applying(transform?.pointee ?? .identity))
    }

    /// Returns whether two paths consist of the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(steps)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { steps.isEmpty }

    /// The current point, at which the path ends.
    public var currentPoint: CGPoint { steps.currentPoint ?? .zero }

    /// The smallest rectangle that contains all points, including control points.
    public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }

    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(steps: steps) }

    /// Returns a transformed immutable copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        unsafe CGPath(steps: steps.applying(transform?.pointee ?? .identity))
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

    /// Returns a transformed mutable copy.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        unsafe CGMutablePath(steps: steps.applying(transform?.pointee ?? .identity))
    }
}

/// A path that can be modified.
public class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
        super.init(steps: [])
    }

    /// Creates a path from its elements.
    package override init(steps: [CGPathStep]) {
        super.init(steps: steps)
    }

    /// Appends elements, transformed.
    package func append(_ steps: [CGPathStep], _ transform: CGAffineTransform = .identity) {
        self.steps += transform.isIdentity ? steps : steps.applying(transform)
    }
}
