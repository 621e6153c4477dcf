public import Foundation

/// An outline of lines and curves.
public class CGPath: Hashable {
    /// The steps of the pen, in order.
    package fileprivate(set) var steps: [CGPathStep]

    /// Creates an outline from its steps.
    package init(steps: [CGPathStep]) {
        self.steps = steps
    }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(steps: .rect(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the outline of the ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(steps: .ellipse(in: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the outline of a rectangle whose corners are quarters of an ellipse.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let steps = [CGPathStep].roundedRect(rect, width: cornerWidth, height: cornerHeight)
        unsafe self.init(steps: steps.applying(transform?.pointee ?? .identity))
    }

    /// Whether the pen takes the same steps in both.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }

    /// Hashes the steps.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(steps)
    }

    /// Whether the pen takes no step.
    public var isEmpty: Bool { steps.isEmpty }

    /// Where the pen is in the end.
    public var currentPoint: CGPoint { steps.currentPoint ?? .zero }

    /// The smallest rectangle that holds all points, those that steer curves too.
    public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }

    /// A copy that stays as it is.
    public func copy() -> CGPath? { CGPath(steps: steps) }

    /// A transformed copy that stays as it is.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        unsafe CGPath(steps: steps.applying(transform?.pointee ?? .identity))
    }

    /// A copy that can be extended.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

    /// A transformed copy that can be extended.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        unsafe CGMutablePath(steps: steps.applying(transform?.pointee ?? .identity))
    }
}

/// An outline that can be extended.
public class CGMutablePath: CGPath {
    /// Creates an outline without steps.
    public init() {
        super.init(steps: [])
    }

    /// Creates an outline from its steps.
    package override init(steps: [CGPathStep]) {
        super.init(steps: steps)
    }

    /// Adds steps, transformed.
    package func append(_ steps: [CGPathStep], _ transform: CGAffineTransform = .identity) {
        self.steps += transform.isIdentity ? steps : steps.applying(transform)
    }
}
