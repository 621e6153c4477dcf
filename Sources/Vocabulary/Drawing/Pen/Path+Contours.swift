package import LayoutSimGeometry

/// A contour of straight lines.
package struct Contour: Hashable, Sendable {
    /// The points, without a repetition of the first at the end of a closed contour.
    package var points: [Point]
    /// Whether a line leads from the last point to the first.
    package var isClosed: Bool

    /// Creates a contour from its points.
    package init(points: [Point], isClosed: Bool) {
        self.points = points
        self.isClosed = isClosed
    }

    /// The points, with the first one repeated at the end of a closed contour.
    package var ring: [Point] { isClosed ? points + points.prefix(1) : points }
}

extension Path {
    /// Returns the contours flattened to straight lines that deviate from curves by at most a tolerance.
    package func contours(tolerance: Double) -> [Contour] {
        var contours: [Contour] = []
        var points: [Point] = []
        func finish(_ isClosed: Bool) {
            if points.count > 1 || (isClosed && !points.isEmpty) {
                contours.append(Contour(points: points, isClosed: isClosed))
            }
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish(false)
                points = [point]
            case .line(let point): points.append(point)
            case .curve(let end, let control1, let control2):
                if points.isEmpty { points = [control1] }
                points.appendCurve(to: end, control1, control2, tolerance)
            case .close:
                finish(true)
                points = Array(points.prefix(1))
            }
        }
        finish(false)
        return contours
    }
}

extension [Point] {
    /// Adds points of a cubic curve that begins at the last point; no line between them is farther from the curve than
    /// the tolerance.
    fileprivate mutating func appendCurve(to end: Point, _ control1: Point, _ control2: Point, _ tolerance: Double) {
        guard let start = last else { return }
        func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
            let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            return (x * x + y * y).squareRoot()
        }
        let most = Swift.max(bend(start, control1, control2), bend(control1, control2, end))
        let count =
            most.isFinite ? Int(Swift.min(Swift.max((most * 0.75 / tolerance).squareRoot().rounded(.up), 1), 200)) : 1
        for index in 1..<Swift.max(count, 1) {
            let t = Double(index) / Double(count)
            let rest = 1 - t
            let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
            append(
                Point(
                    x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                    y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
        append(end)
    }
}
