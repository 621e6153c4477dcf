public import Foundation

extension CGMutablePath {
    /// Begins a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.move(point)], transform)
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.line(point)], transform)
    }

    /// Adds a subpath of lines from the first point through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append([.move(first)] + points.dropFirst().map(CGPathStep.line), transform)
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append([.quadCurve(end, control: control)], transform)
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append([.curve(end, control1: control1, control2: control2)], transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(.rect(rect), transform)
    }

    /// Adds several rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(.ellipse(in: rect), transform)
    }

    /// Adds a rounded rectangle whose corners are quarter ellipses.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(.roundedRect(rect, width: cornerWidth, height: cornerHeight), transform)
    }

    /// Adds an arc, preceded by a line to its start; angles are in radians, and clockwise refers to a space whose
    /// y-axis points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = [CGPathStep].sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc of a relative angle, preceded by a line to its start; angles are in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let arc = [CGPathStep].arc(center: center, radius: radius, startAngle: startAngle, delta: delta)
        append([isEmpty ? .move(arc.start) : .line(arc.start)] + arc.curves, transform)
    }

    /// Adds an arc tangent to the line to `tangent1End` and to the line from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        var steps: [CGPathStep] = [.move(currentPoint.applying(transform.inverted()))]
        steps.addArc(corner: tangent1End, end: tangent2End, radius: radius)
        append(Array(steps.dropFirst()), transform)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.steps, transform)
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() {
        guard !isEmpty else { return }
        append([.close])
    }
}
