public import Foundation

extension CGMutablePath {
    /// Starts a contour.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.move(point)], transform)
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.line(point)], transform)
    }

    /// Adds a contour of lines from the first point through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append([.move(first)] + points.dropFirst().map(CGPathStep.line), transform)
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append([.quadCurve(end, control: control)], transform)
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append([.curve(end, control1: control1, control2: control2)], transform)
    }

    /// Adds the outline of a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(.rect(rect), transform)
    }

    /// Adds the outlines of rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the outline of the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(.ellipse(in: rect), transform)
    }

    /// Adds the outline of a rectangle whose corners are quarters of an ellipse.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(.roundedRect(rect, width: cornerWidth, height: cornerHeight), transform)
    }

    /// Adds an arc after a line to its start; angles are in radians, and clockwise is meant in a space whose y points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = [CGPathStep].sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc that covers an angle, after a line to its start; angles are in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let arc = [CGPathStep].arc(center: center, radius: radius, startAngle: startAngle, delta: delta)
        append([isEmpty ? .move(arc.start) : .line(arc.start)] + arc.curves, transform)
    }

    /// Adds the arc that touches the line to `tangent1End` and the line from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        var steps: [CGPathStep] = [.move(currentPoint.applying(transform.inverted()))]
        steps.addArc(corner: tangent1End, end: tangent2End, radius: radius)
        append(Array(steps.dropFirst()), transform)
    }

    /// Adds the steps of another outline.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.steps, transform)
    }

    /// Closes the contour with a line to its start.
    public func closeSubpath() {
        guard !isEmpty else { return }
        append([.close])
    }
}
