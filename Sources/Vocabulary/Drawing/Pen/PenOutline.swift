import LayoutSimGeometry

/// The area that a pen covers along lines: a piece for each line, corner and end, all with the same orientation, so
/// that they add up by the winding rule.
struct PenOutline {
    let pen: Pen

    private var half: Double { pen.width / 2 }

    func elements(of contour: Contour) -> [Path.Element] {
        var points: [Point] = []
        for point in contour.points where point != points.last { points.append(point) }
        if contour.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else { return points.first.map(dot) ?? [] }
        let ring = contour.isClosed ? points + [points[0]] : points
        var elements = zip(ring, ring.dropFirst()).flatMap { line($0, $1) }
        let corners = contour.isClosed ? ring + [ring[1]] : ring
        for index in 1..<(corners.count - 1) {
            elements += corner(corners[index - 1], corners[index], corners[index + 1])
        }
        if !contour.isClosed {
            elements += end(points[1], points[0]) + end(points[points.count - 2], points[points.count - 1])
        }
        return elements
    }

    private func dot(_ point: Point) -> [Path.Element] {
        let square = Rect(x: point.x - half, y: point.y - half, width: pen.width, height: pen.width)
        return switch pen.cap {
        case .butt: []
        case .round: Path.ellipse(in: square).elements
        case .square: Path.rect(square).elements
        }
    }

    /// Returns a vector of half the width, to the left of a direction.
    private func side(_ start: Point, _ end: Point) -> Point {
        let length = start.distance(to: end)
        return Point(x: (end.y - start.y) / length * half, y: -(end.x - start.x) / length * half)
    }

    private func line(_ start: Point, _ end: Point) -> [Path.Element] {
        let side = side(start, end)
        return polygon([start + side, end + side, end - side, start - side])
    }

    private func end(_ from: Point, _ point: Point) -> [Path.Element] {
        switch pen.cap {
        case .butt: return []
        case .round: return dot(point)
        case .square:
            let side = side(from, point)
            let forward = Point(x: -side.y, y: side.x)
            return polygon([point + side, point + side + forward, point - side + forward, point - side])
        }
    }

    private func corner(_ before: Point, _ point: Point, _ after: Point) -> [Path.Element] {
        let (first, second) = (side(before, point), side(point, after))
        let cross = first.x * second.y - first.y * second.x
        let dot = first.x * second.x + first.y * second.y
        guard abs(cross) > 1e-9 * half * half || dot < 0 else { return [] }
        if pen.join == .round {
            let square = Rect(x: point.x - half, y: point.y - half, width: pen.width, height: pen.width)
            return Path.ellipse(in: square).elements
        }
        let sign = cross > 0 ? 1.0 : -1
        let outer1 = point + Point(x: first.x * sign, y: first.y * sign)
        let outer2 = point + Point(x: second.x * sign, y: second.y * sign)
        let ordered = sign > 0 ? [point, outer1, outer2] : [point, outer2, outer1]
        // The miter's length over the width is 1 / sin(angle / 2); its square is 2 / (1 + cosine).
        let cosine = dot / (half * half)
        guard pen.join == .miter, 1 + cosine > 1e-9, 2 / (1 + cosine) <= pen.miterLimit * pen.miterLimit else {
            return polygon(ordered)
        }
        let factor = sign / (1 + cosine)
        let tip = point + Point(x: (first.x + second.x) * factor, y: (first.y + second.y) * factor)
        return polygon([ordered[0], ordered[1], tip, ordered[2]])
    }

    private func polygon(_ points: [Point]) -> [Path.Element] {
        let pairs = zip(points, points.dropFirst() + points.prefix(1))
        let area = pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        return Path.polygon(area < 0 ? points.reversed() : points).elements
    }
}

extension Point {
    fileprivate static func + (point: Point, distance: Point) -> Point {
        Point(x: point.x + distance.x, y: point.y + distance.y)
    }

    fileprivate static func - (point: Point, distance: Point) -> Point {
        Point(x: point.x - distance.x, y: point.y - distance.y)
    }
}
