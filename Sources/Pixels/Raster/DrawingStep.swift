import LayoutSimDrawing
import LayoutSimGeometry

/// A drawing operation in pixels, for any canvas that covers some of its rows.
struct DrawingStep {
    /// The rows outside of which it draws nothing.
    let rows: Range<Int>
    let kind: Kind

    enum Kind {
        case fill(Polygon, Color, FillRule)
        case gradient(Polygon, Surface)
        case stroke(Path, Color, Stroke)
        case mask(Surface, x: Int, y: Int, Color)
        case image(Surface, x: Int, y: Int)
        case clipped(Polygon, [DrawingStep])
        case faded(UInt8, [DrawingStep])
        /// An image that is clipped to a polygon.
        case shaded(Polygon, FillRule, Surface, x: Int, y: Int)
        case within(Polygon, FillRule, [DrawingStep])
        case masked(by: [DrawingStep], [DrawingStep])
        case blended(BlendMode, [DrawingStep])
    }
}

extension Canvas {
    /// Draws the steps that overlap its rows.
    func draw(_ steps: [DrawingStep]) throws(RasterError) {
        for step in steps where step.rows.overlaps(rows) { try draw(step.kind) }
    }

    private func draw(_ kind: DrawingStep.Kind) throws(RasterError) {
        switch kind {
        case .fill(let polygon, let color, let rule): fill(polygon, color, rule)
        case .gradient(let polygon, let strip): fill(polygon, repeating: strip)
        case .stroke(let path, let color, let stroke): self.stroke(path, color, stroke)
        case .mask(let mask, let x, let y, let color): fill(mask, x: x, y: y, color)
        case .image(let image, let x, let y): draw(image, x: x, y: y)
        case .clipped(let polygon, let steps):
            try clip(to: polygon) { () throws(RasterError) in try draw(steps) }
        case .faded(let alpha, let steps):
            try fade(to: alpha) { () throws(RasterError) in try draw(steps) }
        case .shaded(let polygon, let rule, let surface, let x, let y): fill(polygon, rule, with: surface, x: x, y: y)
        case .within(let polygon, let rule, let steps):
            try clip(to: polygon, rule) { () throws(RasterError) in try draw(steps) }
        case .masked(let mask, let steps):
            try self.mask(
                by: { () throws(RasterError) in try draw(mask) }, while: { () throws(RasterError) in try draw(steps) })
        case .blended(let mode, let steps):
            try blend(mode) { () throws(RasterError) in try draw(steps) }
        }
    }
}

extension DrawingStep {
    /// The color of an opaque solid fill.
    var opaqueColor: Color? {
        if case .fill(_, let color, _) = kind, color.alpha == 255 { color } else { nil }
    }

    /// Returns whether the step covers an entire screen of a size in pixels.
    func fills(width: Int, height: Int) -> Bool {
        guard case .fill(let polygon, _, _) = kind, opaqueColor != nil, let rect = polygon.rectangle else {
            return false
        }
        return rect.minX <= 0 && rect.minY <= 0 && rect.maxX >= Double(width) && rect.maxY >= Double(height)
    }
}

extension DrawingStep {
    /// Creates a step that strokes a path in points; `nil` if it has no finite position or no width.
    init?(stroking path: Path, _ color: Color, _ stroke: Stroke, _ space: PixelSpace) {
        guard let path = space.path(path), let width = space.length(stroke.width * space.transform.zoom), width > 0
        else { return nil }
        let points = path.points
        guard let bounds = Rect(around: points) else { return nil }
        // A miter extends by ten half widths, the limit of cairo and Core Graphics.
        let reach = 5 * width + 1
        rows = bounds.inset(by: EdgeInsets(top: -reach, left: 0, bottom: -reach, right: 0)).rows
        let dashes = DashPattern(stroke.dashes, space)?.lengths(along: points) ?? []
        kind = .stroke(path, color, Stroke(width: width, dashes: dashes, hasRoundEnds: stroke.hasRoundEnds))
    }
}

/// Dashes and gaps in pixels, within the limits of what cairo draws in reasonable time.
private struct DashPattern {
    private let lengths: [Double]
    private let period: Double

    /// The maximum number of repetitions along a line, more than any screen shows.
    private static let mostRepeats = 20_000.0

    /// Creates a pattern; `nil` if it is invalid or too fine to be visible.
    init?(_ dashes: [Double], _ space: PixelSpace) {
        lengths = dashes.compactMap { space.length($0 * space.transform.zoom) }
        period = lengths.reduce(0, +)
        guard lengths.count == dashes.count, lengths.allSatisfy({ $0 >= 0 }), period >= 0.25 else { return nil }
    }

    /// Returns the lengths for a path through points; empty, for a solid line, if the path is far too long.
    func lengths(along points: [Point]) -> [Double] {
        let distance = zip(points, points.dropFirst()).reduce(0) { sum, pair in
            sum + abs(pair.1.x - pair.0.x) + abs(pair.1.y - pair.0.y)
        }
        return distance <= period * DashPattern.mostRepeats ? lengths : []
    }
}

extension Path {
    /// All end points and control points.
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
