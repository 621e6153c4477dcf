import Foundation

/// A sequence of corners joined by lines.
struct OutlineContour {
    var points: [CGPoint]
    /// Whether a line joins the last corner to the first; filled contours are always closed.
    var isClosed = true

    /// The signed area: positive if the inside lies on the side toward which the y-axis turns from the x-axis.
    var area: CGFloat {
        zip(points, points.dropFirst() + points.prefix(1))
            .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) } / 2
    }

    /// The contour as path elements, without corners that lie on a straight line.
    var steps: [CGPathStep] { steps(isClosed: isClosed) }

    func steps(isClosed: Bool) -> [CGPathStep] {
        let corners = isClosed ? corners : points
        guard let first = corners.first else { return [] }
        return [.move(first)] + corners.dropFirst().map { .line($0) } + (isClosed ? [.close] : [])
    }

    private var corners: [CGPoint] {
        let count = points.count
        return points.indices.filter { index in
            let (before, after) = (points[(index + count - 1) % count], points[(index + 1) % count])
            let (one, two) = (points[index] - before, after - points[index])
            return abs(one.cross(two)) > 1e-9 * (one.length * two.length + 1e-12)
        }.map { points[$0] }
    }

    /// Returns whether a point lies inside.
    func holds(_ point: CGPoint) -> Bool {
        var isInside = false
        for (start, end) in zip(points, points.dropFirst() + points.prefix(1))
        where (start.y <= point.y) != (end.y <= point.y) {
            let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            if x > point.x { isInside.toggle() }
        }
        return isInside
    }
}

extension CGPoint {
    static func - (left: CGPoint, right: CGPoint) -> CGVector {
        CGVector(dx: left.x - right.x, dy: left.y - right.y)
    }
}

extension CGVector {
    func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
    func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
    var length: CGFloat { dot(self).squareRoot() }
}
