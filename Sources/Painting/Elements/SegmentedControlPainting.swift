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

    func operations() -> [DrawingOperation] {
        let frames = frames
        let back = DrawingOperation.fill(.roundedRect(context.frame, radius: 8), context.palette[.tertiaryFill])
        let raised = selected.flatMap { frames.indices.contains($0) ? plate(behind: frames[$0]) : nil } ?? []
        return [back] + raised + separators(frames)
            + zip(segments, frames).enumerated().flatMap { index, segment in
                title(segment.0, in: segment.1, isSelected: index == selected)
            }
    }

    private var frames: [Rect] {
        let font = context.metrics.segmentFont(isSelected: false)
        let widths = context.metrics.widths(of: segments, in: context.frame.width, byContent: apportionsByContent) {
            context.text.width(of: $0, font)
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
        guard segment.title.isEmpty else {
            let font = context.metrics.segmentFont(isSelected: isSelected)
            return context.text.line(segment.title, font, context.palette[.label], .center, in: frame)
        }
        let picture = frame.middle(min(segment.imageWidth, 18))
        return [.stroke(.roundedRect(picture, radius: 4), context.palette[.label], Stroke(width: 1.5))]
    }
}
