import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// A segmented control: titles on a background, and a raised selected segment.
struct SegmentedControlPainting {
    let segments: [Control.Segment]
    let selected: Int?
    let apportionsByContent: Bool
    let context: PaintingContext

    /// The corner radius of the control and of its background color, in points.
    static let cornerRadius = 8.0

    func operations() -> [DrawingOperation] {
        let frames = frames
        return backgrounds(frames)
            + zip(segments, frames).enumerated().flatMap { index, segment in
                title(segment.0, in: segment.1, isSelected: index == selected)
            }
    }

    /// Returns the background images of the segments, or the system's background, selection and dividers if no segment
    /// has an image.
    private func backgrounds(_ frames: [Rect]) -> [DrawingOperation] {
        guard segments.allSatisfy({ $0.looks?.background == nil }) else {
            return zip(segments, frames).flatMap { segment, frame in
                segment.looks?.background.map {
                    ImagePainting(image: $0, mode: .scaleToFill, context: context.inside(frame)).operations()
                } ?? []
            }
        }
        let outline = Path.roundedRect(context.frame, radius: Self.cornerRadius)
        let back = DrawingOperation.fill(outline, context.palette[.tertiaryFill])
        let raised = selected.flatMap { frames.indices.contains($0) ? plate(behind: frames[$0]) : nil } ?? []
        return [back] + raised + separators(frames)
    }

    private var frames: [Rect] {
        let widths = context.metrics.widths(of: segments, in: context.frame.width, byContent: apportionsByContent) {
            context.text.width(of: $0, $1)
        }
        var x = context.frame.minX
        return widths.map { width in
            defer { x += width }
            return Rect(x: x, y: context.frame.minY, width: width, height: context.frame.height)
        }
    }

    private func plate(behind frame: Rect) -> [DrawingOperation] {
        let plate = frame.inset(by: EdgeInsets(all: 2))
        return [
            .fill(.roundedRect(plate.offset(x: 0, y: 1), radius: 7), Color.black.withAlpha(0x14)),
            .fill(.roundedRect(plate, radius: 7), context.color(of: .selectedSegment, context.palette.raised)),
        ]
    }

    /// Returns the dividers between adjacent unselected segments.
    private func separators(_ frames: [Rect]) -> [DrawingOperation] {
        frames.indices.dropFirst().filter { $0 != selected && $0 - 1 != selected }.map { index in
            let line = Rect(x: frames[index].minX - 0.5, y: frames[index].midY - 7, width: 1, height: 14)
            return .fill(.rect(line), context.palette[.separator])
        }
    }

    private func title(_ segment: Control.Segment, in frame: Rect, isSelected: Bool) -> [DrawingOperation] {
        let color = segment.looks?.color ?? context.palette[.label]
        guard segment.title.isEmpty else {
            let font = context.metrics.font(of: segment, isSelected: isSelected)
            return context.text.line(segment.title, font, color, .center, in: frame)
        }
        if let image = segment.image { return picture(image, color, in: frame) }
        let picture = frame.middle(min(segment.imageWidth, 18))
        return [.stroke(.roundedRect(picture, radius: 4), color, Stroke(width: 1.5))]
    }

    /// Returns an image centered in a segment's plate, scaled down to fit if it is larger than the plate.
    private func picture(_ image: Image, _ color: Color, in frame: Rect) -> [DrawingOperation] {
        let room = frame.inset(by: EdgeInsets(all: 2))
        let fits = image.size.width <= room.width && image.size.height <= room.height
        let mode: ContentMode = fits ? .center : .scaleAspectFit
        return ImagePainting(image: image, mode: mode, context: context.inside(room, tint: color)).operations()
    }
}
