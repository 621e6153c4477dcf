public import CoreGraphics
import LayoutSimGeometry

extension Path {
    /// Begins at a point.
    public mutating func move(to end: CGPoint) { steps.append(.move(end)) }
    /// Draws a line to a point.
    public mutating func addLine(to end: CGPoint) { steps.append(.line(end)) }
    /// Draws a curve to a point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        steps.append(.quadCurve(end, control: control))
    }
    /// Draws a curve to a point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.append(.curve(end, control1: control1, control2: control2))
    }
    /// Draws a line back to the beginning.
    public mutating func closeSubpath() { if !steps.isEmpty { steps.append(.close) } }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        draw { $0.addRect(rect, transform: transform) }
    }
    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        draw { $0.addRects(rects, transform: transform) }
    }
    /// Adds lines from point to point.
    public mutating func addLines(_ lines: [CGPoint]) { draw { $0.addLines(between: lines) } }
    /// Adds an ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        draw { $0.addEllipse(in: rect, transform: transform) }
    }
    /// Adds a part of a circle, by the angle that it covers.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        draw {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                delta: CGFloat(delta.radians), transform: transform)
        }
    }
    /// Adds a part of a circle between two angles; clockwise is as seen where y grows upward.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        draw {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
        }
    }
    /// Adds a part of a circle that touches two lines.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        draw { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
    }
    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        steps += path.steps.applying(transform)
    }
    /// Adds a rectangle with round corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard cornerSize.width == cornerSize.height else {
            steps += [CGPathStep].roundedRect(rect, width: cornerSize.width, height: cornerSize.height)
                .applying(transform)
            return
        }
        let outline = LayoutSimGeometry.Path.roundedRect(
            Rect(rect), radius: Double(cornerSize.width), corners: .all, isContinuous: style == .continuous)
        steps += [CGPathStep](outline).applying(transform)
    }
    /// Adds a rectangle with corners of their own.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        steps += cornerRadii.outline(of: rect, style).applying(transform)
    }
}

extension Rect {
    /// Creates a rectangle of Core Graphics.
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}

extension RectangleCornerRadii {
    /// Returns the outline of a rectangle, corner by corner; each radius is at most half of the shorter side (chosen).
    fileprivate func outline(of rect: CGRect, _ style: RoundedCornerStyle) -> [CGPathStep] {
        let corners: [(RectCorners, CGFloat)] = [
            (.topRight, topTrailing), (.bottomRight, bottomTrailing), (.bottomLeft, bottomLeading),
            (.topLeft, topLeading),
        ]
        func rectangle(_ radius: CGFloat, _ corners: RectCorners) -> [CGPathStep] {
            [CGPathStep](
                LayoutSimGeometry.Path.roundedRect(
                    Rect(rect), radius: Double(radius), corners: corners, isContinuous: style == .continuous))
        }
        if corners.allSatisfy({ $0.1 == topLeading }) { return rectangle(topLeading, .all) }
        var outline: [CGPathStep] = []
        for (place, (corner, radius)) in corners.enumerated() {
            outline += rectangle(radius, corner).part(ofCorner: place)
        }
        guard let start = outline.first?.end else { return [] }
        return [.move(start)] + outline.dropFirst() + [.close]
    }
}

extension [CGPathStep] {
    /// Returns the steps of a corner of a rectangle's outline, of which that corner alone is round; the corners are
    /// counted from the upper right one on, clockwise.
    fileprivate func part(ofCorner place: Int) -> [CGPathStep] {
        // An outline without round corners begins at the upper left one.
        let corner = count == 5 ? self[(place + 1) % 4...(place + 1) % 4] : self[place..<count - 4 + place]
        return corner.enumerated().map { index, step in index == 0 ? step.end.map(CGPathStep.line) ?? step : step }
    }
}
