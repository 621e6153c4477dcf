/// An outline of lines and cubic curves, in the coordinate space that its holder names; y grows downward.
public struct Path: Hashable, Sendable {
    /// One step of the pen.
    public enum Element: Hashable, Sendable {
        /// Lifts the pen and starts a new contour.
        case move(Point)
        /// A straight line from the current position.
        case line(Point)
        /// A cubic Bézier curve from the current position.
        case curve(Point, control1: Point, control2: Point)
        /// A straight line back to the start of the contour.
        case close
    }

    /// The steps in the order in which they are drawn.
    public var elements: [Element]

    /// Creates an outline from its steps.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }
}

extension Path {
    /// The outline of a rectangle.
    public static func rect(_ rect: Rect) -> Path {
        polygon([
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
        ])
    }

    /// A closed contour through the points.
    public static func polygon(_ points: [Point]) -> Path {
        guard let first = points.first else { return Path() }
        return Path([.move(first)] + points.dropFirst().map(Element.line) + [.close])
    }

    /// The outline of the ellipse that fills a rectangle.
    public static func ellipse(in rect: Rect) -> Path {
        roundedRect(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
    }

    /// The outline of a rectangle with quarters of a circle as corners; the radius is limited to half the shorter side.
    public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        return roundedRect(rect, radiusX: radius, radiusY: radius)
    }

    private static func roundedRect(_ rect: Rect, radiusX: Double, radiusY: Double) -> Path {
        var path = Path()
        let corners: [(corner: Point, from: Point, to: Point)] = [
            (Point(x: rect.maxX, y: rect.minY), Point(x: -radiusX, y: 0), Point(x: 0, y: radiusY)),
            (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -radiusY), Point(x: -radiusX, y: 0)),
            (Point(x: rect.minX, y: rect.maxY), Point(x: radiusX, y: 0), Point(x: 0, y: -radiusY)),
            (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: radiusY), Point(x: radiusX, y: 0)),
        ]
        for (index, corner) in corners.enumerated() {
            let start = corner.corner + corner.from
            path.elements.append(index == 0 ? .move(start) : .line(start))
            path.elements.append(
                .curve(
                    corner.corner + corner.to,
                    control1: corner.corner + corner.from * (1 - circleControl),
                    control2: corner.corner + corner.to * (1 - circleControl)))
        }
        path.elements.append(.close)
        return path
    }

    /// Where the control points of a quarter circle of radius 1 lie, `4/3 (√2 - 1)`.
    private static let circleControl = 0.5522847498307936
}

extension Path {
    /// The outline with every point passed through `transform`.
    public func map(_ transform: (Point) -> Point) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(transform(point))
                case .line(let point): .line(transform(point))
                case .curve(let point, let control1, let control2):
                    .curve(transform(point), control1: transform(control1), control2: transform(control2))
                case .close: .close
                }
            })
    }

    /// All points that steer the pen, in the order of the elements; those of a curve end with its end.
    package var points: [Point] {
        elements.flatMap { element -> [Point] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let point, let control1, let control2): [control1, control2, point]
            case .close: []
            }
        }
    }

    /// The outline moved by a distance.
    public func offset(x: Double, y: Double) -> Path {
        map { Point(x: $0.x + x, y: $0.y + y) }
    }
}

extension Point {
    static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    static func * (point: Point, factor: Double) -> Point {
        Point(x: point.x * factor, y: point.y * factor)
    }
}
