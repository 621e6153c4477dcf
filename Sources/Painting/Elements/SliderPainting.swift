import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// A slider: a track that is tinted up to the thumb at its value.
struct SliderPainting {
    /// The value, from 0 to 1.
    let value: Double
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let frame = context.frame
        let track = Rect(x: frame.minX + 2, y: frame.midY - 2, width: max(0, frame.width - 4), height: 4)
        let diameter = min(27, frame.height, frame.width)
        let part = min(max(value, 0), 1)
        let knob = Rect(
            x: frame.minX + (frame.width - diameter) * part, y: frame.midY - diameter / 2, width: diameter,
            height: diameter)
        let passed = Rect(x: track.minX, y: track.minY, width: max(0, knob.midX - track.minX), height: track.height)
        return [
            .fill(.capsule(track), context.color(of: .track, context.palette.track)),
            .fill(.capsule(passed), context.color(of: .progress, context.tint)),
        ] + KnobPainting(frame: knob, context: context).operations()
    }
}
