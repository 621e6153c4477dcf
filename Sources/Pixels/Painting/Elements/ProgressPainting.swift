import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// A progress view: a track that is tinted up to the value; images of both fill their parts.
struct ProgressPainting {
    /// The value, from 0 to 1.
    let value: Double
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let frame = context.frame
        let passed = Rect(
            origin: frame.origin, size: Size(width: frame.width * min(max(value, 0), 1), height: frame.height))
        let (trackColor, barColor) = (context.palette.track, context.tint)
        let track =
            picture(context.partLooks.track, in: frame) ?? [
                .fill(.capsule(frame), context.color(of: .track, trackColor))
            ]
        guard !passed.isEmpty else { return track }
        return track
            + (picture(context.partLooks.progress, in: passed) ?? [
                .fill(.capsule(passed), context.color(of: .progress, barColor))
            ])
    }

    private func picture(_ image: Image?, in frame: Rect) -> [DrawingOperation]? {
        image.map { ImagePainting(image: $0, mode: .scaleToFill, context: context.inside(frame)).operations() }
    }
}
