import LayoutSimGeometry

/// An elliptical arc between two points, as curves of at most a quarter turn
/// ([SVG 1.1, arcs](https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes)).
struct SVGArc {
    let elements: [Path.Element]

    init(from start: Point, to end: Point, radii: Size, degrees: Double, isLarge: Bool, isSweeping: Bool) {
        guard start != end else {
            elements = []
            return
        }
        guard radii.width > 0, radii.height > 0 else {
            elements = [.line(end)]
            return
        }
        let angle = degrees * .pi / 180
        let (cosine, sine) = (Trigonometry.cosine(angle), Trigonometry.sine(angle))
        // Half of the vector between both points, in the axes of the ellipse.
        let (halfX, halfY) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let (x, y) = (cosine * halfX + sine * halfY, cosine * halfY - sine * halfX)
        // An ellipse that is too small is scaled up until it reaches both points.
        let reach = x * x / (radii.width * radii.width) + y * y / (radii.height * radii.height)
        let growth = reach > 1 ? reach.squareRoot() : 1
        let (radiusX, radiusY) = (radii.width * growth, radii.height * growth)
        let ratio = max(0, 1 / (reach / (growth * growth)) - 1).squareRoot() * (isLarge == isSweeping ? -1 : 1)
        let (centerX, centerY) = (ratio * radiusX * y / radiusY, -ratio * radiusY * x / radiusX)
        let from = Trigonometry.angle(y: (y - centerY) / radiusY, x: (x - centerX) / radiusX)
        let to = Trigonometry.angle(y: (-y - centerY) / radiusY, x: (-x - centerX) / radiusX)
        var delta = to - from
        if isSweeping, delta < 0 { delta += 2 * .pi }
        if !isSweeping, delta > 0 { delta -= 2 * .pi }
        let middle = Point(
            x: cosine * centerX - sine * centerY + (start.x + end.x) / 2,
            y: sine * centerX + cosine * centerY + (start.y + end.y) / 2)
        func place(_ point: Point) -> Point {
            let (x, y) = (radiusX * point.x, radiusY * point.y)
            return Point(x: middle.x + cosine * x - sine * y, y: middle.y + sine * x + cosine * y)
        }
        elements = Self.curves(from: from, delta: delta, to: end, place)
    }

    /// Returns arcs of the unit circle, mapped by a closure; the last one ends exactly where the arc does.
    private static func curves(
        from start: Double, delta: Double, to end: Point, _ place: (Point) -> Point
    ) -> [Path.Element] {
        let count = (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)
        guard count >= 1, count <= 4 else { return [.line(end)] }
        let part = delta / count
        let length = 4 / 3 * Trigonometry.tangent(part / 4)
        return (0..<Int(count)).map { index in
            let (from, to) = (start + Double(index) * part, start + Double(index + 1) * part)
            let first = Point(x: Trigonometry.cosine(from), y: Trigonometry.sine(from))
            let last = Point(x: Trigonometry.cosine(to), y: Trigonometry.sine(to))
            return .curve(
                index == Int(count) - 1 ? end : place(last),
                control1: place(Point(x: first.x - length * first.y, y: first.y + length * first.x)),
                control2: place(Point(x: last.x + length * last.y, y: last.y - length * last.x)))
        }
    }
}
