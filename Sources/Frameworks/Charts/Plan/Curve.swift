import CoreGraphics
import SwiftUI

/// A line through points.
struct Curve {
    /// A part of a line.
    struct Segment: Equatable {
        let end: CGPoint
        /// The points that draw the part to them; `nil` for a straight one.
        var controls: Controls?

        struct Controls: Equatable {
            let first: CGPoint
            let second: CGPoint
        }
    }

    let start: CGPoint
    let segments: [Segment]

    /// Creates a line through points; `nil` without any.
    init?(through points: [CGPoint], _ method: InterpolationMethod) {
        guard let first = points.first else { return nil }
        start = first
        switch method.kind {
        case .linear: segments = points.dropFirst().map { Segment(end: $0) }
        case .stepStart: segments = Self.steps(points) { _, next in next.x }
        case .stepEnd: segments = Self.steps(points) { last, _ in last.x }
        case .stepCenter: segments = Self.steps(points) { ($0.x + $1.x) / 2 }
        case .cardinal(let tension): segments = Self.cardinal(points, (1 - tension) / 6)
        case .catmullRom(let alpha): segments = CatmullRom(alpha: alpha).segments(points)
        case .monotone: segments = Monotone(points).segments
        }
    }

    private init(start: CGPoint, segments: [Segment]) { (self.start, self.segments) = (start, segments) }

    /// The same line from its end to its start.
    var reversed: Curve {
        var starts = [start]
        starts += segments.map(\.end)
        let turned = segments.indices.reversed().map { index in
            Segment(
                end: starts[index],
                controls: segments[index].controls.map { .init(first: $0.second, second: $0.first) })
        }
        return Curve(start: starts[segments.count], segments: turned)
    }

    /// Adds the line to a path that is where the line begins.
    func add(to path: inout Path) {
        for segment in segments {
            if let controls = segment.controls {
                path.addCurve(to: segment.end, control1: controls.first, control2: controls.second)
            } else {
                path.addLine(to: segment.end)
            }
        }
    }

    /// The line as a path.
    var path: Path {
        Path { path in
            path.move(to: start)
            add(to: &path)
        }
    }

    private static func steps(_ points: [CGPoint], turn: (CGPoint, CGPoint) -> CGFloat) -> [Segment] {
        zip(points, points.dropFirst()).flatMap { last, next in
            let x = turn(last, next)
            return [CGPoint(x: x, y: last.y), CGPoint(x: x, y: next.y), next].map { Segment(end: $0) }
        }
    }

    /// - Parameter part: the part of the distance of the neighbors that controls are away from a point.
    private static func cardinal(_ points: [CGPoint], _ part: CGFloat) -> [Segment] {
        guard points.count > 2 else { return points.dropFirst().map { Segment(end: $0) } }
        return points.indices.dropFirst().map { index in
            let (last, next) = (points[index - 1], points[index])
            let before = index > 1 ? points[index - 2] : last
            let after = index + 1 < points.count ? points[index + 1] : next
            return Segment(
                end: next,
                controls: .init(
                    first: CGPoint(x: last.x + (next.x - before.x) * part, y: last.y + (next.y - before.y) * part),
                    second: CGPoint(x: next.x - (after.x - last.x) * part, y: next.y - (after.y - last.y) * part)))
        }
    }
}

/// A Catmull-Rom spline, whose knots are apart by a power of the distance of points.
private struct CatmullRom {
    let alpha: CGFloat

    func segments(_ points: [CGPoint]) -> [Curve.Segment] {
        guard points.count > 2 else { return points.dropFirst().map { Curve.Segment(end: $0) } }
        return points.indices.dropFirst().map { index in
            let (last, next) = (points[index - 1], points[index])
            let before = index > 1 ? points[index - 2] : last
            let after = index + 1 < points.count ? points[index + 1] : next
            let (one, two, three) = (distance(before, last), distance(last, next), distance(next, after))
            return Curve.Segment(
                end: next,
                controls: .init(
                    first: control(last, next, before, two, one), second: control(next, last, after, two, three)))
        }
    }

    /// Returns the control of a point towards another one, with the point on its other side.
    private func control(
        _ point: CGPoint, _ target: CGPoint, _ other: CGPoint, _ distance: Knots, _ otherDistance: Knots
    ) -> CGPoint {
        guard otherDistance.root > 0.000001, distance.root > 0.000001 else { return point }
        let a = 2 * otherDistance.square + 3 * otherDistance.root * distance.root + distance.square
        let n = 3 * otherDistance.root * (otherDistance.root + distance.root)
        return CGPoint(
            x: (point.x * a - other.x * distance.square + target.x * otherDistance.square) / n,
            y: (point.y * a - other.y * distance.square + target.y * otherDistance.square) / n)
    }

    /// A distance to the power of alpha, and of twice alpha.
    private struct Knots {
        let root: CGFloat
        let square: CGFloat
    }

    /// Powers between those that are taken by square roots alone are between their values.
    private func distance(_ one: CGPoint, _ other: CGPoint) -> Knots {
        let (x, y) = (other.x - one.x, other.y - one.y)
        let length = (x * x + y * y).squareRoot()
        let part = min(max(alpha, 0), 1)
        let middle = length.squareRoot()
        let root = part <= 0.5 ? 1 + (middle - 1) * part * 2 : middle + (length - middle) * (part * 2 - 1)
        return Knots(root: length > 0 ? root : 0, square: length > 0 ? root * root : 0)
    }
}

/// A curve that rises and falls only where points do, by Steffen's slopes.
private struct Monotone {
    let segments: [Curve.Segment]

    init(_ points: [CGPoint]) {
        guard points.count > 2 else {
            segments = points.dropFirst().map { Curve.Segment(end: $0) }
            return
        }
        var slopes = points.indices.map { index in
            index > 0 && index + 1 < points.count
                ? Self.slope(points[index - 1], points[index], points[index + 1]) : 0
        }
        slopes[0] = Self.endSlope(points[0], points[1], slopes[1])
        let last = points.count - 1
        slopes[last] = Self.endSlope(points[last - 1], points[last], slopes[last - 1])
        segments = points.indices.dropFirst().map { index in
            let (from, to) = (points[index - 1], points[index])
            let third = (to.x - from.x) / 3
            return Curve.Segment(
                end: to,
                controls: .init(
                    first: CGPoint(x: from.x + third, y: from.y + third * slopes[index - 1]),
                    second: CGPoint(x: to.x - third, y: to.y - third * slopes[index])))
        }
    }

    private static func slope(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> CGFloat {
        let (left, right) = (point.x - before.x, after.x - point.x)
        guard left != 0, right != 0 else { return 0 }
        let (one, two) = ((point.y - before.y) / left, (after.y - point.y) / right)
        guard one * two > 0 else { return 0 }
        let mean = (one * right + two * left) / (left + right)
        let least = min(abs(one), abs(two), abs(mean) / 2) * 2
        return one < 0 ? -least : least
    }

    private static func endSlope(_ one: CGPoint, _ other: CGPoint, _ slope: CGFloat) -> CGFloat {
        let width = other.x - one.x
        return width == 0 ? slope : (3 * (other.y - one.y) / width - slope) / 2
    }
}
