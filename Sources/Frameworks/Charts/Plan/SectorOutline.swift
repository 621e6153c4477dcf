import CoreGraphics
import enum LayoutSimGeometry.Trigonometry
import SwiftUI

/// The outline of a part of a ring; angles are radians from the top on, clockwise.
struct SectorOutline {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    let start: Double
    let end: Double
    /// How far both sides are moved inward, in points.
    let inset: CGFloat
    /// The radius of the corners, in points.
    let corner: CGFloat

    /// The outline.
    var path: Path {
        guard outer > 0, end > start else { return Path() }
        if end - start >= 2 * Double.pi - 1e-9 { return ring }
        let radius = min(corner, (outer - inner) / 2)
        let room = Double(outer) * (end - start) / 2 - Double(inset)
        guard room > 0 else { return Path() }
        return Path { path in
            let bend = min(radius, CGFloat(room) / 2)
            outline(&path, bend)
            path.closeSubpath()
        }
    }

    /// A whole turn.
    private var ring: Path {
        func circle(_ radius: CGFloat) -> CGRect {
            CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        }
        guard inner > 0 else { return Path(ellipseIn: circle(outer)) }
        return Path { path in
            path.addArc(center: center, radius: outer, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
            path.closeSubpath()
            path.addArc(center: center, radius: inner, startAngle: .zero, endAngle: .degrees(-360), clockwise: true)
            path.closeSubpath()
        }
    }

    /// Adds the corners at the start from the inside out, the outer arc, and the corners at the end from the outside
    /// in.
    private func outline(_ path: inout Path, _ bend: CGFloat) {
        let outside = (turned(bend, on: outer - bend, isStart: true), turned(bend, on: outer - bend, isStart: false))
        let inside = (turned(bend, on: inner + bend, isStart: true), turned(bend, on: inner + bend, isStart: false))
        let quarter = Double.pi / 2
        if inner > 0 {
            arc(&path, place(inside.0, inner + bend), bend, from: inside.0 + Double.pi, to: start + 3 * quarter)
        } else {
            path.addOrMove(to: apex)
        }
        arc(&path, place(outside.0, outer - bend), bend, from: start - quarter, to: outside.0)
        arc(&path, center, outer, from: outside.0, to: outside.1)
        arc(&path, place(outside.1, outer - bend), bend, from: outside.1, to: end + quarter)
        guard inner > 0 else { return }
        arc(&path, place(inside.1, inner + bend), bend, from: end + quarter, to: inside.1 + Double.pi)
        path.addArc(
            center: center, radius: inner, startAngle: screen(inside.1), endAngle: screen(inside.0), clockwise: true)
    }

    /// Returns the angle of a corner's middle on a circle, which is as far from its side as the inset and the radius.
    private func turned(_ bend: CGFloat, on radius: CGFloat, isStart: Bool) -> Double {
        let middle = (start + end) / 2
        guard radius > 0 else { return middle }
        let sine = min(Double((bend + inset) / radius), 1)
        let angle = Trigonometry.angle(y: sine, x: (1 - sine * sine).squareRoot())
        return isStart ? min(start + angle, middle) : max(end - angle, middle)
    }

    /// Where both sides meet without a hole.
    private var apex: CGPoint {
        let half = Trigonometry.sine((end - start) / 2)
        let distance = inset > 0 && half > 0 ? min(inset / CGFloat(half), outer) : 0
        return place((start + end) / 2, distance)
    }

    private func arc(_ path: inout Path, _ center: CGPoint, _ radius: CGFloat, from: Double, to: Double) {
        guard radius > 0 else { return path.addOrMove(to: center) }
        path.addArc(
            center: center, radius: radius, startAngle: screen(from), endAngle: screen(to), clockwise: false)
    }

    private func screen(_ angle: Double) -> Angle { .radians(angle - Double.pi / 2) }

    private func place(_ angle: Double, _ radius: CGFloat) -> CGPoint {
        CGPoint(
            x: center.x + radius * CGFloat(Trigonometry.sine(angle)),
            y: center.y - radius * CGFloat(Trigonometry.cosine(angle)))
    }
}

extension Path {
    /// Adds a line to a point, or begins there.
    fileprivate mutating func addOrMove(to point: CGPoint) {
        if isEmpty { move(to: point) } else { addLine(to: point) }
    }
}
