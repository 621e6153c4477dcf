package import LayoutSimGeometry

/// Lengths of dashes and gaps along a contour.
package struct DashPattern {
    private let lengths: [Double]
    private let phase: Double

    /// The most dashes that a contour is cut into; no screen shows more.
    private static let mostDashes = 20_000.0

    /// Creates a pattern; returns `nil` for one without length.
    package init?(_ lengths: [Double], phase: Double) {
        let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let period = lengths.reduce(0, +)
        guard !lengths.isEmpty, period > 1e-3, period.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else {
            return nil
        }
        self.lengths = lengths
        let rest = phase.truncatingRemainder(dividingBy: period)
        self.phase = rest < 0 ? rest + period : rest
    }

    /// Returns the dashes of a contour, each open, or the contour itself if there would be too many.
    package func dashes(of contour: Contour) -> [Contour] {
        let points = contour.ring
        let distance = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        guard distance <= lengths.reduce(0, +) * Self.mostDashes else { return [contour] }
        var (index, left) = start
        var dashes: [Contour] = []
        var dash: [Point] = index.isMultiple(of: 2) ? Array(points.prefix(1)) : []
        func finish() { if !dash.isEmpty { dashes.append(Contour(points: dash, isClosed: false)) } }
        for (start, end) in zip(points, points.dropFirst()) {
            let length = start.distance(to: end)
            var done = 0.0
            while length - done > left, length > 0 {
                done += left
                let point = Point(
                    x: start.x + (end.x - start.x) * done / length, y: start.y + (end.y - start.y) * done / length)
                if index.isMultiple(of: 2) {
                    dash.append(point)
                    finish()
                    dash = []
                } else {
                    dash = [point]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - done
            if index.isMultiple(of: 2) { dash.append(end) }
        }
        finish()
        return dashes
    }

    /// The part of the pattern at the beginning of contours, with its remaining length.
    private var start: (index: Int, left: Double) {
        var (index, left, skipped) = (0, lengths[0], phase)
        while skipped >= left {
            skipped -= left
            index = (index + 1) % lengths.count
            left = lengths[index]
            if skipped == 0, left > 0 { break }
        }
        return (index, left - skipped)
    }
}

extension Point {
    /// Returns the distance to another point.
    package func distance(to other: Point) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
