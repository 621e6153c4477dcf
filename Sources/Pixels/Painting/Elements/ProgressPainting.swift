import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// A progress view: a track that is tinted up to the value.
struct ProgressPainting {
    /// The value, from 0 to 1.
    let value: Double
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let frame = context.frame
        let passed = Rect(
            origin: frame.origin, size: Size(width: frame.width * min(max(value, 0), 1), height: frame.height))
        let track = DrawingOperation.fill(.capsule(frame), context.color(of: .track, context.palette.track))
        return passed.isEmpty ? [track] : [track, .fill(.capsule(passed), context.color(of: .progress, context.tint))]
    }
}
