import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// A switch: a track that is green when on, and a thumb at one of its ends.
struct SwitchPainting {
    let isOn: Bool
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let track = isOn ? context.color(of: .on, context.palette[.green]) : offTrack
        let knob = KnobPainting(frame: knob, context: context, casts: !context.metrics.isGlass)
        return [.fill(.capsule(frame), track)] + knob.operations()
    }

    /// The track of a switch that is off; since iOS 26 that of pictures of switches in light and in dark screens.
    private var offTrack: Color {
        context.metrics.isGlass ? context.palette[.tertiaryLabel] : context.palette.track
    }

    /// The frame: UIKit does not resize a switch.
    private var frame: Rect {
        var frame = context.frame
        frame.size.width = min(frame.width, context.metrics.toggle.width)
        return frame
    }

    /// The frame of the thumb: round, or elongated since iOS 26 (measured: 36.7 by 23.9 points).
    private var knob: Rect {
        let height = max(0, min(frame.height, frame.width) - 4)
        let isLong = frame.width > frame.height * 2
        let width = isLong ? min(height * 1.535, frame.width - 4) : height
        let x = isOn ? frame.maxX - 2 - width : frame.minX + 2
        return Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
    }
}
