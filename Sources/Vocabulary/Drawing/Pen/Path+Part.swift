package import LayoutSimGeometry

extension Path {
    /// Returns the part of an outline between two fractions of its length, from 0 to 1; curves stay curves.
    package func part(from start: Double, to end: Double) -> Path {
        let pieces = pieces
        let length = pieces.reduce(0) { $0 + $1.length }
        let (first, last) = (max(start, 0) * length, min(end, 1) * length)
        var part = Path()
        var done = 0.0
        var isDrawing = false
        for piece in pieces {
            defer { done += piece.length }
            if piece.isFirst { isDrawing = false }
            guard piece.length > 0, done + piece.length > first, done < last else { continue }
            let cut = piece.cut(from: max(first - done, 0), to: min(last - done, piece.length))
            if !isDrawing { part.elements.append(.move(cut.start)) }
            isDrawing = true
            part.elements.append(cut.element)
        }
        return part
    }

    /// The lines and curves, including those that close contours.
    private var pieces: [Piece] {
        var pieces: [Piece] = []
        var (current, origin, isFirst) = (Point.zero, Point.zero, true)
        func add(_ piece: Piece) {
            pieces.append(piece)
            isFirst = false
        }
        for element in elements {
            switch element {
            case .move(let point):
                (current, origin, isFirst) = (point, point, true)
            case .line(let end):
                add(Piece(line: current, end, isFirst))
                current = end
            case .curve(let end, let control1, let control2):
                add(Piece(curve: current, control1, control2, end, isFirst))
                current = end
            case .close:
                add(Piece(line: current, origin, isFirst))
                (current, isFirst) = (origin, true)
            }
        }
        return pieces
    }
}

/// A line or a curve with the lengths of its parts.
private struct Piece {
    private var points: [Point]
    private var isCurve: Bool
    /// The lengths up to equal steps of the parameter.
    private var lengths: [Double] = [0]
    /// Whether the piece begins a contour.
    let isFirst: Bool

    private static let steps = 64

    init(line start: Point, _ end: Point, _ isFirst: Bool) {
        (points, isCurve, self.isFirst) = ([start, end], false, isFirst)
        lengths.append(start.distance(to: end))
    }

    init(curve start: Point, _ control1: Point, _ control2: Point, _ end: Point, _ isFirst: Bool) {
        (points, isCurve, self.isFirst) = ([start, control1, control2, end], true, isFirst)
        var before = start
        for step in 1...Piece.steps {
            let point = split(at: Double(step) / Double(Piece.steps)).end
            lengths.append(lengths[step - 1] + before.distance(to: point))
            before = point
        }
    }

    var length: Double { lengths[lengths.count - 1] }

    /// Returns the part between two lengths: its start, and the path element from there.
    func cut(from first: Double, to last: Double) -> (start: Point, element: Path.Element) {
        let (from, to) = (parameter(at: first), parameter(at: last))
        guard isCurve else {
            return (Piece.between(points[0], points[1], from), .line(Piece.between(points[0], points[1], to)))
        }
        let head = split(at: to).before
        var tail = self
        tail.points = head
        let rest = to > 0 ? tail.split(at: from / to).behind : head
        return (rest[0], .curve(rest[3], control1: rest[1], control2: rest[2]))
    }

    private func parameter(at length: Double) -> Double {
        guard let step = lengths.indices.dropFirst().first(where: { lengths[$0] >= length }) else { return 1 }
        let side = lengths[step] - lengths[step - 1]
        let part = side > 0 ? (length - lengths[step - 1]) / side : 0
        return (Double(step - 1) + part) / Double(lengths.count - 1)
    }

    /// Returns both parts of the curve, and the point between them.
    private func split(at t: Double) -> (before: [Point], behind: [Point], end: Point) {
        let between = Piece.between
        let (a, b, c) = (
            between(points[0], points[1], t), between(points[1], points[2], t), between(points[2], points[3], t)
        )
        let (d, e) = (between(a, b, t), between(b, c, t))
        let middle = between(d, e, t)
        return ([points[0], a, d, middle], [middle, e, c, points[3]], middle)
    }

    private static func between(_ start: Point, _ end: Point, _ t: Double) -> Point {
        t == 1 ? end : Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
}
