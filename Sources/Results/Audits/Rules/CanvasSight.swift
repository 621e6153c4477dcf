import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// What authors of a file saw of its views in Xcode's canvas, and left as it is.
extension LayoutAudit {
    /// Whether a view has no size in the canvas, either: it is opened at run time.
    func isCollapsed(_ position: Int) -> Bool {
        layout.views[position].view.source.storedFrame?.isEmpty == true
    }

    /// Whether an image is distorted in the canvas, too, in the same direction and as much as here.
    ///
    /// - Parameter factor: The height that an image would have in proportion, as a multiple of the one that it has.
    func isDistortedInCanvas(_ placed: PlacedView, by factor: Double) -> Bool {
        guard let stored = placed.view.source.storedFrame, !stored.isEmpty, !placed.frame.isEmpty else { return false }
        let canvas = factor * (stored.width / stored.height) / (placed.frame.width / placed.frame.height)
        return factor > 1 ? canvas >= factor - 0.01 : canvas <= factor + 0.01
    }

    /// Whether two parts cover each other in the canvas as much as here, where they are alternatives, or one decorates
    /// the other.
    func coverInCanvas(_ behind: ShownPart, _ front: ShownPart, in ancestor: Int?) -> Bool {
        guard let ancestor, let common = behind.rect.intersection(front.rect),
            let first = storedRect(of: behind, in: ancestor), let second = storedRect(of: front, in: ancestor),
            let stored = first.intersection(second)
        else { return false }
        let scale = growth
        return stored.width * scale >= common.width - LayoutAudit.canvasTolerance
            && stored.height * scale >= common.height - LayoutAudit.canvasTolerance
    }

    /// Whether the canvas shows a part beyond an ancestor as far as here.
    func extendsInCanvas(_ part: ShownPart, beyond ancestor: Int, by excess: Double) -> Bool {
        guard let rect = storedRect(of: part, in: ancestor),
            let room = layout.views[ancestor].view.source.storedFrame?.size
        else { return false }
        let stored = rect.excess(over: Rect(origin: .zero, size: room))
        return stored * growth >= excess - LayoutAudit.canvasTolerance
    }

    /// How much larger than the canvas the screen is, at least 1; what grows with it is no news.
    private var growth: Double {
        guard !layout.views.isEmpty, let canvas = layout.views[0].view.source.storedFrame, !canvas.isEmpty else {
            return 1
        }
        let size = layout.views[0].frame.size
        return max(1, size.width / canvas.width, size.height / canvas.height)
    }

    /// Returns the place of a part in the canvas, in the coordinates of an ancestor; `nil` if the file does not tell
    /// the frames of the views in between.
    private func storedRect(of part: ShownPart, in ancestor: Int) -> Rect? {
        guard let stored = layout.views[part.position].view.source.storedFrame else { return nil }
        let frame = layout.views[part.position].screenFrame
        let horizontal = LayoutAudit.stretch(
            (part.rect.minX, part.rect.width), in: (frame.minX, frame.width), to: stored.width)
        let vertical = LayoutAudit.stretch(
            (part.rect.minY, part.rect.height), in: (frame.minY, frame.height), to: stored.height)
        var rect = Rect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
        var position = part.position
        while position != ancestor {
            // Nothing is copied but what is read; heaps ask for each pair.
            guard let origin = layout.views[position].view.source.storedFrame?.origin,
                let parent = layout.views[position].parent
            else { return nil }
            rect = rect.offset(x: origin.x, y: origin.y)
            position = parent
        }
        return rect
    }

    /// Returns where the visible part of a frame is in a frame of another length: a text keeps its length and its
    /// alignment, and what fills its frame goes on to do so.
    private static func stretch(
        _ part: (start: Double, length: Double), in frame: (start: Double, length: Double), to length: Double
    ) -> (start: Double, length: Double) {
        let room = frame.length - part.length
        guard room > 0.01 else { return (0, length) }
        let shown = min(part.length, length)
        return ((part.start - frame.start) / room * (length - shown), shown)
    }

    /// Xcode writes whole or half points where a device has thirds.
    private static let canvasTolerance = 1.0
}
