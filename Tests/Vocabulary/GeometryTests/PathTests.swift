import LayoutSimGeometry
import Testing

@Suite struct PathTests {
    private let rect = Rect(x: 10, y: 20, width: 40, height: 60)

    @Test func `a rectangle runs clockwise from its top left corner and closes`() {
        #expect(
            Path.rect(rect).elements == [
                .move(Point(x: 10, y: 20)), .line(Point(x: 50, y: 20)), .line(Point(x: 50, y: 80)),
                .line(Point(x: 10, y: 80)), .close,
            ])
    }

    @Test func `a polygon of no points is nothing`() {
        #expect(Path.polygon([]) == Path())
        #expect(Path.polygon([.zero]).elements == [.move(.zero), .close])
    }

    /// The greatest distance of the points of a quarter circle from the circle is 0.027 % of the radius.
    @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1])
    func `the quarters of an ellipse lie on the circle`(t: Double) throws {
        let path = Path.ellipse(in: Rect(x: -2, y: -2, width: 4, height: 4))
        var current = Point.zero
        var quarters = 0
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): current = point
            case .curve(let end, let control1, let control2):
                let point = Cubic(start: current, control1: control1, control2: control2, end: end).point(at: t)
                #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 2) < 0.0006)
                current = end
                quarters += 1
            case .close: break
            }
        }
        #expect(quarters == 4)
    }

    struct Corners: Sendable {
        var radius: Double
        /// The start of the first contour: on the top edge, before the right corner.
        var start: Point
    }

    @Test(arguments: [
        Corners(radius: 5, start: Point(x: 45, y: 20)), Corners(radius: 20, start: Point(x: 30, y: 20)),
        Corners(radius: 500, start: Point(x: 30, y: 20)), Corners(radius: 0, start: Point(x: 50, y: 20)),
    ])
    func `a corner's radius is at most half the shorter side`(_ corners: Corners) {
        let path = Path.roundedRect(rect, radius: corners.radius)
        #expect(path.elements.first == .move(corners.start))
        #expect(Rect(around: path.points) == rect)
    }

    @Test func `moving moves every point`() {
        let path = Path([
            .move(Point(x: 1, y: 2)),
            .curve(Point(x: 3, y: 4), control1: Point(x: 5, y: 6), control2: Point(x: 7, y: 8)),
            .line(.zero), .close,
        ])
        let moved = path.offset(x: 10, y: 100)
        #expect(moved.points == path.points.map { Point(x: $0.x + 10, y: $0.y + 100) })
        #expect(path.points == [(1, 2), (5, 6), (7, 8), (3, 4), (0, 0)].map { Point(x: $0, y: $1) })
        #expect(moved.elements.last == .close)
    }
}

private struct Cubic {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point

    func point(at t: Double) -> Point {
        let weights = [(1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t]
        let points = [start, control1, control2, end]
        return Point(
            x: zip(weights, points).map { $0 * $1.x }.reduce(0, +),
            y: zip(weights, points).map { $0 * $1.y }.reduce(0, +))
    }
}
