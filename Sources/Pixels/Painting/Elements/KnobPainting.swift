import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// The thumb of a switch or slider, with a soft shadow.
struct KnobPainting {
    /// The frame in screen coordinates.
    let frame: Rect
    let context: PaintingContext
    /// Whether the thumb casts its shadow, which that of a switch does not do since iOS 26.
    var casts = true

    func operations() -> [DrawingOperation] {
        let thumb = DrawingOperation.fill(.capsule(frame), context.color(of: .thumb, context.palette.knob))
        guard casts else { return [thumb] }
        let shadows: [(spread: Double, y: Double, alpha: UInt8)] = [
            (1.5, 2, 0x08), (0.75, 1.25, 0x0C), (0.25, 0.5, 0x14),
        ]
        return shadows.map { shadow in
            let rect = frame.inset(by: EdgeInsets(all: -shadow.spread)).offset(x: 0, y: shadow.y)
            return .fill(.capsule(rect), Color.black.withAlpha(shadow.alpha))
        } + [thumb]
    }
}
