public import CoreGraphics
import LayoutSimGeometry

/// Lines and curves.
public struct Path: Equatable, Sendable {
    /// The lines and curves as Core Graphics has them.
    var steps: [CGPathStep] = []

    /// Creates an empty path.
    public init() {}
    /// Creates a path of Core Graphics.
    public init(_ path: CGPath) { steps = path.steps }
    /// Creates a path of a mutable one.
    public init(_ path: CGMutablePath) { steps = path.steps }
    /// Creates a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }
    /// Creates a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }
    /// Creates a rectangle with round corners; the radius is in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// Creates a rectangle with corners of their own.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }
    /// Creates an ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    /// Creates a path that a closure draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    init(steps: [CGPathStep]) { self.steps = steps }

    /// The path of Core Graphics.
    public var cgPath: CGPath { CGPath(steps: steps) }
    /// Whether there is nothing in the path.
    public var isEmpty: Bool { steps.isEmpty }
    /// The smallest rectangle that holds the path and the points of its curves, in points.
    public var boundingRect: CGRect { isEmpty ? .null : cgPath.boundingBoxOfPath }
    /// The end of the path; `nil` for an empty one.
    public var currentPoint: CGPoint? { steps.currentPoint }
    /// Returns whether a point is inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    /// Draws into the path by Core Graphics.
    mutating func draw(_ body: (CGMutablePath) -> Void) {
        let path = CGMutablePath(steps: steps)
        body(path)
        steps = path.steps
    }
}

extension Path {
    /// A part of a path.
    public enum Element: Equatable, Sendable {
        /// Begins elsewhere.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the beginning.
        case closeSubpath
    }

    /// Calls a closure with each part.
    public func forEach(_ body: (Element) -> Void) {
        for step in steps {
            switch step {
            case .move(let end): body(.move(to: end))
            case .line(let end): body(.line(to: end))
            case .quadCurve(let end, let control): body(.quadCurve(to: end, control: control))
            case .curve(let end, let control1, let control2):
                body(.curve(to: end, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }
}
