package import Foundation

/// An element of a `CGPath`.
package enum CGPathStep: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The end point of the element; `nil` for a close.
    package var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .close: nil
        }
    }

    /// All points of the element, control points first and the end point last.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    /// Returns the element with all points transformed.
    package func applying(_ transform: CGAffineTransform) -> CGPathStep {
        switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quadCurve(let end, let control):
            .quadCurve(end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
        case .close: .close
        }
    }
}
