import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// The background of a bar, with a hairline at its edge.
struct BarBackground {
    /// The edge of the bar that faces the content.
    enum Edge: Hashable {
        case top, bottom
    }

    let edge: Edge
    /// The background color; `nil` for the system's material.
    var color: Color?
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let frame = context.frame
        let fill = color ?? context.partColors[.bar] ?? context.palette.barMaterial
        guard fill.alpha > 0 else { return [] }
        let y = edge == .bottom ? frame.maxY : frame.minY - context.hairline
        let line = Rect(x: frame.minX, y: y, width: frame.width, height: context.hairline)
        return [
            .fill(.rect(frame), fill),
            .fill(.rect(line), context.palette.barHairline),
        ]
    }
}
