import LayoutSimGeometry
import LayoutSimPainting

extension DrawingStep {
    /// A line along an outline in points; `nil` where it has no finite place or no width.
    init?(stroking path: Path, _ color: Color, _ stroke: Stroke, _ space: PixelSpace) {
        guard let path = space.path(path), let width = space.length(stroke.width), width > 0 else { return nil }
        let points = path.points
        guard let bounds = Rect(around: points) else { return nil }
        // A sharp corner reaches ten half widths, the limit of cairo and Core Graphics.
        let reach = 5 * width + 1
        rows = bounds.inset(by: EdgeInsets(top: -reach, left: 0, bottom: -reach, right: 0)).rows
        let dashes = DashPattern(stroke.dashes, space)?.lengths(along: points) ?? []
        kind = .stroke(path, color, Stroke(width: width, dashes: dashes, hasRoundEnds: stroke.hasRoundEnds))
    }
}

/// Dashes and gaps in pixels that cairo can draw in sensible time.
private struct DashPattern {
    private let lengths: [Double]
    private let period: Double

    /// More often than any screen shows it, no pattern is repeated along a line.
    private static let mostRepeats = 20_000.0

    /// `nil` where the pattern makes no sense or is too fine to be seen.
    init?(_ dashes: [Double], _ space: PixelSpace) {
        lengths = dashes.compactMap(space.length)
        period = lengths.reduce(0, +)
        guard lengths.count == dashes.count, lengths.allSatisfy({ $0 >= 0 }), period >= 0.25 else { return nil }
    }

    /// No lengths, so a solid line, where the outline through the points is far too long.
    func lengths(along points: [Point]) -> [Double] {
        let distance = zip(points, points.dropFirst()).reduce(0) { sum, pair in
            sum + abs(pair.1.x - pair.0.x) + abs(pair.1.y - pair.0.y)
        }
        return distance <= period * DashPattern.mostRepeats ? lengths : []
    }
}

extension Path {
    /// All points that steer it.
    fileprivate var points: [Point] {
        elements.flatMap { element -> [Point] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let point, let control1, let control2): [control1, control2, point]
            case .close: []
            }
        }
    }
}
