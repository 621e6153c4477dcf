import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// An activity indicator: eight spokes that fade counterclockwise.
struct ActivityIndicatorPainting {
    let context: PaintingContext
    /// The color of the spokes; `nil` for the view's color or, without one, the system's gray.
    var color: Color?

    func operations() -> [DrawingOperation] {
        let center = Point(x: context.frame.midX, y: context.frame.midY)
        let radius = min(context.frame.width, context.frame.height) / 2
        let stroke = Stroke(width: radius * 0.2, hasRoundEnds: true)
        let color = color ?? context.color(of: .indicator, context.palette[.gray])
        return ActivityIndicatorPainting.directions.enumerated().map { index, direction in
            func point(_ part: Double) -> Point {
                Point(x: center.x + direction.x * radius * part, y: center.y + direction.y * radius * part)
            }
            let spoke = Path([.move(point(0.48)), .line(point(0.88))])
            let alpha = UInt8(0xFF - index * 0x1C)
            return .stroke(spoke, color.withAlpha(alpha), stroke)
        }
    }

    /// The unit vectors of eighths of a circle, counterclockwise from the top; a constant square root of one half,
    /// since processors round sines differently.
    private static let directions: [Point] = {
        let half = 0.7071067811865476
        return [
            Point(x: 0, y: -1), Point(x: -half, y: -half), Point(x: -1, y: 0), Point(x: -half, y: half),
            Point(x: 0, y: 1), Point(x: half, y: half), Point(x: 1, y: 0), Point(x: half, y: -half),
        ]
    }()
}
