package import Foundation
import LayoutSimGeometry

extension [CGPathStep] {
    /// Returns the curves of an arc with a start angle and a relative angle, in radians, in segments of at most a
    /// quarter circle.
    package static func arc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
    ) -> (start: CGPoint, curves: [CGPathStep]) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * Trigonometry.cosine(angle), y: center.y + radius * Trigonometry.sine(angle))
        }
        let start = point(startAngle)
        let count = (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)
        guard count >= 1, count.isFinite, delta != 0 else { return (start, []) }
        let part = delta / count
        let length = 4 / 3 * Trigonometry.tangent(part / 4) * radius
        let curves = (0..<Int(count)).map { index -> CGPathStep in
            let (from, to) = (startAngle + CGFloat(index) * part, startAngle + CGFloat(index + 1) * part)
            let (first, last) = (point(from), point(to))
            return .curve(
                last,
                control1: CGPoint(
                    x: first.x - length * Trigonometry.sine(from), y: first.y + length * Trigonometry.cosine(from)),
                control2: CGPoint(
                    x: last.x + length * Trigonometry.sine(to), y: last.y - length * Trigonometry.cosine(to)))
        }
        return (start, curves)
    }

    /// Returns the relative angle of an arc: positive if it does not run clockwise in a space whose y-axis points up.
    package static func sweep(from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let delta = clockwise ? startAngle - endAngle : endAngle - startAngle
        if delta >= turn { return clockwise ? -turn : turn }
        var swept = delta.truncatingRemainder(dividingBy: turn)
        if swept < 0 { swept += turn }
        return clockwise ? -swept : swept
    }

    /// Adds an arc tangent to the line from the current point to `corner` and to the line from there to `end`.
    mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return }
        let (toStart, toEnd) = (corner.direction(to: start), corner.direction(to: end))
        let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
        guard radius > 0, abs(cross) > 1e-9 else {
            append(.line(corner))
            return
        }
        let angle = Trigonometry.angle(y: abs(cross), x: toStart.dx * toEnd.dx + toStart.dy * toEnd.dy)
        let distance = radius / Trigonometry.tangent(angle / 2)
        let touching = CGPoint(x: corner.x + toStart.dx * distance, y: corner.y + toStart.dy * distance)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: touching.x - toStart.dy * radius * side, y: touching.y + toStart.dx * radius * side)
        let startAngle = Trigonometry.angle(y: touching.y - center.y, x: touching.x - center.x)
        append(.line(touching))
        self += Self.arc(center: center, radius: radius, startAngle: startAngle, delta: -side * (.pi - angle)).curves
    }
}

extension CGPoint {
    /// Returns the unit vector toward another point.
    fileprivate func direction(to other: CGPoint) -> CGVector {
        let length = Trigonometry.length(other.x - x, other.y - y)
        return length > 0 ? CGVector(dx: (other.x - x) / length, dy: (other.y - y) / length) : .zero
    }
}
