import Foundation

/// What a pen of a width covers along lines: a piece for each line, corner and end, all turning the same way.
struct StrokeOutline {
    let width: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat

    private var half: CGFloat { width / 2 }

    func steps(of contour: CGContour) -> [CGPathStep] {
        var points: [CGPoint] = []
        for point in contour.points where point != points.last { points.append(point) }
        if contour.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else { return points.first.map(dot) ?? [] }
        let ring = contour.isClosed ? points + [points[0]] : points
        var steps = zip(ring, ring.dropFirst()).flatMap { line($0, $1) }
        let corners = contour.isClosed ? ring + [ring[1]] : ring
        for index in 1..<(corners.count - 1) {
            steps += corner(corners[index - 1], corners[index], corners[index + 1])
        }
        if !contour.isClosed {
            steps += end(points[1], points[0]) + end(points[points.count - 2], points[points.count - 1])
        }
        return steps
    }

    private func dot(_ point: CGPoint) -> [CGPathStep] {
        let square = CGRect(x: point.x - half, y: point.y - half, width: width, height: width)
        switch cap {
        case .butt: return []
        case .round: return .ellipse(in: square)
        case .square: return .rect(square)
        }
    }

    /// A vector of half the width, to the left of a direction.
    private func side(_ start: CGPoint, _ end: CGPoint) -> CGVector {
        let length = hypot(end.x - start.x, end.y - start.y)
        return CGVector(dx: (end.y - start.y) / length * half, dy: -(end.x - start.x) / length * half)
    }

    private func line(_ start: CGPoint, _ end: CGPoint) -> [CGPathStep] {
        let side = side(start, end)
        return polygon([start + side, end + side, end - side, start - side])
    }

    private func end(_ from: CGPoint, _ point: CGPoint) -> [CGPathStep] {
        switch cap {
        case .butt: return []
        case .round: return dot(point)
        case .square:
            let side = side(from, point)
            let forward = CGVector(dx: -side.dy, dy: side.dx)
            return polygon([point + side, point + side + forward, point - side + forward, point - side])
        }
    }

    private func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> [CGPathStep] {
        let (first, second) = (side(before, point), side(point, after))
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        guard abs(cross) > 1e-9 * half * half || dot < 0 else { return [] }
        if join == .round {
            return .ellipse(in: CGRect(x: point.x - half, y: point.y - half, width: width, height: width))
        }
        let sign: CGFloat = cross > 0 ? 1 : -1
        let (outer1, outer2) = (
            point + CGVector(dx: first.dx * sign, dy: first.dy * sign),
            point + CGVector(dx: second.dx * sign, dy: second.dy * sign)
        )
        let ordered = sign > 0 ? [point, outer1, outer2] : [point, outer2, outer1]
        // The miter's length over the width is 1 / sin(angle / 2); its square is 2 / (1 + cosine).
        let cosine = dot / (half * half)
        guard join == .miter, 1 + cosine > 1e-9, 2 / (1 + cosine) <= miterLimit * miterLimit else {
            return polygon(ordered)
        }
        let factor = sign / (1 + cosine)
        let tip = point + CGVector(dx: (first.dx + second.dx) * factor, dy: (first.dy + second.dy) * factor)
        return polygon([ordered[0], ordered[1], tip, ordered[2]])
    }

    /// All pieces turn the same way, so that they add up by the winding rule.
    private func polygon(_ points: [CGPoint]) -> [CGPathStep] {
        let pairs = zip(points, points.dropFirst() + points.prefix(1))
        let area = pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        let turned = area < 0 ? points.reversed() : points
        return [.move(turned[0])] + turned.dropFirst().map(CGPathStep.line) + [.close]
    }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
    }

    fileprivate static func - (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
    }
}
