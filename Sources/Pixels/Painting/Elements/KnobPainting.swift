import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// The thumb of a switch or slider, with its soft shadow.
struct KnobPainting {
    /// The frame in screen coordinates.
    let frame: Rect
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let shadows: [(spread: Double, y: Double, alpha: UInt8)] = [
            (1.5, 2, 0x08), (0.75, 1.25, 0x0C), (0.25, 0.5, 0x14),
        ]
        return shadows.map { shadow in
            let rect = frame.inset(by: EdgeInsets(all: -shadow.spread)).offset(x: 0, y: shadow.y)
            return .fill(.capsule(rect), Color.black.withAlpha(shadow.alpha))
        } + [.fill(.capsule(frame), context.color(of: .thumb, context.palette.knob))]
    }
}
