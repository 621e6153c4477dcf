import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// A slider: a track that is tinted up to the thumb at its value.
struct SliderPainting {
    /// The value, from 0 to 1.
    let value: Double
    let looks: SliderLooks
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let track = track
        let thumb = thumb(on: track)
        let passed = Rect(x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
        let rest = Rect(x: thumb.midX, y: track.minY, width: max(0, track.maxX - thumb.midX), height: track.height)
        let standardRest = DrawingOperation.fill(.capsule(track), context.color(of: .track, context.palette.track))
        let standardPassed = DrawingOperation.fill(.capsule(passed), context.color(of: .progress, context.tint))
        return ends + (picture(looks.maximumTrack, in: rest, .scaleToFill) ?? context.inDirection([standardRest]))
            + (picture(looks.minimumTrack, in: passed, .scaleToFill) ?? context.inDirection([standardPassed]))
            + ticks(on: track)
            + (picture(looks.thumb, in: thumb, .scaleToFill) ?? knob(in: thumb))
    }

    /// The ticks: dots as high as the track [unmeasured].
    private func ticks(on track: Rect) -> [DrawingOperation] {
        let dots = context.partLooks.ticks.map { share in
            let place = Rect(x: track.minX + min(max(share, 0), 1) * track.width, y: track.midY, width: 0, height: 0)
            return DrawingOperation.fill(.ellipse(in: place.middle(track.height)), context.palette[.gray])
        }
        return context.inDirection(dots)
    }

    private var parts: SliderParts { SliderParts(in: context.frame, context.metrics) }

    private var track: Rect {
        let height = [looks.minimumTrack, looks.maximumTrack].compactMap { $0?.size.height }.max()
        return placed(looks.frames.track)
            ?? parts.track(
                minimumImage: looks.minimumImage?.size, maximumImage: looks.maximumImage?.size, height: height)
    }

    private func thumb(on track: Rect) -> Rect {
        let knob = context.metrics.sliderKnob
        let standard = Size(
            width: min(knob.width, context.frame.width), height: min(knob.height, context.frame.height))
        return placed(looks.frames.thumb)
            ?? parts.thumb(looks.thumb?.size ?? standard, at: min(max(value, 0), 1), of: track)
    }

    /// Returns the system's thumb, centered in a frame that may be larger; one of glass is not part of the layers.
    private func knob(in frame: Rect) -> [DrawingOperation] {
        guard !context.metrics.isGlass || context.picture == .screen else { return [] }
        let size = context.metrics.sliderKnob
        let (width, height) = (min(size.width, frame.width), min(size.height, frame.height))
        let knob = Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
        return context.inDirection(KnobPainting(frame: knob, context: context).operations())
    }

    /// The images at the ends; template images are drawn in the tint color.
    private var ends: [DrawingOperation] {
        let minimum = looks.minimumImage.flatMap { image in
            let frame = placed(looks.frames.minimumImage) ?? parts.minimumImage(image.size)
            return picture(image, in: frame, .scaleAspectFit)
        }
        let maximum = looks.maximumImage.flatMap { image in
            let frame = placed(looks.frames.maximumImage) ?? parts.maximumImage(image.size)
            return picture(image, in: frame, .scaleAspectFit)
        }
        return (minimum ?? []) + (maximum ?? [])
    }

    private func picture(_ image: Image?, in frame: Rect, _ mode: ContentMode) -> [DrawingOperation]? {
        guard let image else { return nil }
        let context = context.inside(context.inDirection(frame))
        return ImagePainting(image: image, mode: mode, context: context).operations()
    }

    /// Converts a subclass's custom frame from the slider to the screen.
    private func placed(_ frame: Rect?) -> Rect? {
        frame?.offset(x: context.frame.minX, y: context.frame.minY)
    }
}
