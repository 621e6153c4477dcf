import LayoutSimGeometry

/// A path in pixels whose curves are flattened to line segments.
struct Polygon {
    /// The corners of all contours, one contour after the other.
    fileprivate(set) var corners: [Point] = []
    /// The index in `corners` at which each contour starts.
    private(set) var starts: [Int] = []

    /// Flattens a path in pixels.
    ///
    /// Done here rather than by cairo: Swift's compiler may not fuse multiplications and additions, so every processor
    /// computes the same corners.
    init(_ path: Path) {
        corners.reserveCapacity(path.elements.count * 4)
        for element in path.elements {
            switch element {
            case .move(let point): start(at: point)
            case .line(let point): add(point)
            case .curve(let end, let control1, let control2):
                guard let start = corners.last else { continue }
                add(Cubic(start, control1, control2, end), until: end)
            case .close: close()
            }
        }
    }

    /// Appends the contours of another polygon.
    mutating func append(_ other: Polygon) {
        starts += other.starts.map { $0 + corners.count }
        corners += other.corners
    }

    private mutating func start(at point: Point) {
        starts.append(corners.count)
        corners.append(point)
    }

    private mutating func add(_ point: Point) {
        if corners.isEmpty { start(at: point) } else { corners.append(point) }
    }

    private mutating func close() {
        guard let first = starts.last else { return }
        // An element that follows without a move starts where the closed contour did.
        start(at: corners[first])
    }

    private mutating func add(_ curve: Cubic, until end: Point) {
        let count = curve.segments(tolerance: 0.05)
        for index in 1..<max(count, 1) { corners.append(curve.point(at: Double(index) / Double(count))) }
        corners.append(end)
    }
}

extension Polygon {
    /// The bounding box of the corners; `nil` if there are none.
    var bounds: Rect? { Rect(around: corners) }

    /// The rectangle, if the polygon is one with horizontal and vertical sides.
    var rectangle: Rect? {
        let outline = starts.count > 1 ? corners[..<starts[1]] : corners[...]
        // After a closed contour there is the point where the next one would start.
        guard outline.count == 4, corners.count <= 5, let bounds else { return nil }
        let turns = zip(outline, outline.dropFirst() + outline.prefix(1))
        let isLevel = turns.map { $0.y == $1.y }
        let isUpright = turns.map { $0.x == $1.x }
        guard
            isLevel == [true, false, true, false] && isUpright == [false, true, false, true]
                || isLevel == [false, true, false, true] && isUpright == [true, false, true, false]
        else { return nil }
        return bounds
    }

    /// The rows of pixels that the polygon touches.
    var rows: Range<Int> { bounds?.rows ?? 0..<0 }

    /// Returns the polygon offset by a distance in pixels.
    func offset(x: Double, y: Double) -> Polygon {
        var moved = self
        moved.corners = corners.map { Point(x: $0.x + x, y: $0.y + y) }
        return moved
    }
}

extension Rect {
    /// The rows of pixels that a rectangle in pixels touches.
    var rows: Range<Int> {
        Int(minY.rounded(.down))..<(Int(maxY.rounded(.down)) + 1)
    }
}

/// A cubic Bézier curve.
struct Cubic {
    private let start: Point
    private let control1: Point
    private let control2: Point
    private let end: Point

    init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// Returns the number of equal steps for which no line deviates from the curve by more than `tolerance`: the
    /// deviation is at most an eighth of the maximum second derivative divided by the square of the number of steps.
    func segments(tolerance: Double) -> Int {
        let bend = max(bend(start, control1, control2), bend(control1, control2, end))
        return min(max(1, Int((0.75 * bend / tolerance).squareRoot().rounded(.up))), 1000)
    }

    private func bend(_ first: Point, _ second: Point, _ third: Point) -> Double {
        let x = first.x - 2 * second.x + third.x
        let y = first.y - 2 * second.y + third.y
        return (x * x + y * y).squareRoot()
    }

    /// Returns the point at a parameter from 0 to 1.
    func point(at parameter: Double) -> Point {
        let rest = 1 - parameter
        let (a, b) = (rest * rest * rest, 3 * rest * rest * parameter)
        let (c, d) = (3 * rest * parameter * parameter, parameter * parameter * parameter)
        return Point(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
}
