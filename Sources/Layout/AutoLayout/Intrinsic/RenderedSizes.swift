import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

// A custom class may set another font or add room around its text. Interface Builder runs such classes and stores the
// size they request for one line, the only information that a file has about them.

extension ContentMeasure {
    /// Returns the size that a view's custom class requests; text that may wrap keeps the padding around it.
    func rendered(_ size: IntrinsicSize, of view: View, width: Double?) -> IntrinsicSize {
        guard let rendered = view.renderedSize else { return size }
        var size = size
        guard case .label(let text, _) = view.content, text.numberOfLines != 1, let width else {
            if case .textView = view.content { return size }
            size.width = rendered.width
            size.height = rendered.height
            return size
        }
        let room = roomAround(text, of: rendered)
        size = label(text, width: width - room.width)
        size.width = size.width.map { $0 + room.width }
        size.height = size.height.map { $0 + room.height }
        return size
    }

    /// Returns the width at which the text of a wrapping view is measured in a frame of a given width; both in points.
    func textWidth(of view: View, frameWidth: Double) -> Double {
        guard let rendered = view.renderedSize, case .label(let text, _) = view.content else { return frameWidth }
        return frameWidth - roomAround(text, of: rendered).width
    }

    /// Returns the padding of a rendered size around a text on one line; negative where the text is wider because of
    /// font differences, since the class set it on one line.
    private func roomAround(_ text: TextContent, of rendered: Size) -> Size {
        let line = label(text, width: nil)
        let width = rendered.width - (line.width ?? 0)
        return Size(
            width: width < -rendered.tolerance ? 0 : width, height: max(0, rendered.height - (line.height ?? 0)))
    }

    /// Returns a label with the font that its rendered size suggests; other views unchanged.
    func withRenderedFont(_ view: View) -> View {
        guard let rendered = view.renderedSize, case .label(let text, let color) = view.content, !text.text.isEmpty
        else { return view }
        var view = view
        view.content = .label(text.withFont(of: rendered) { self.text($0, nil).size }, color: color)
        return view
    }
}

extension TextContent {
    /// Returns the text in the system font with the size and weight that make it as large as `rendered`; the unchanged
    /// text if its own font does, or if none does.
    fileprivate func withFont(of rendered: Size, measure: (TextContent) -> Size) -> TextContent {
        var best = self
        var distance = measure(self).distance(from: rendered)
        for size in 6...60 where distance > rendered.tolerance {
            for weight in [FontWeight.regular, .medium, .semibold, .bold, .light] {
                var text = self
                text.font = .system(size: Double(size), weight: weight)
                text.lineLeading = nil
                let measured = measure(text)
                guard abs(measured.height - rendered.height) < 0.1, measured.distance(from: rendered) < distance
                else { continue }
                (best, distance) = (text, measured.distance(from: rendered))
            }
        }
        return distance <= rendered.tolerance ? best : self
    }
}

extension Size {
    /// The tolerance between a text in the right font and its rendered size, in points.
    fileprivate var tolerance: Double { 0.02 * width + 1 }

    fileprivate func distance(from other: Size) -> Double {
        max(abs(width - other.width), abs(height - other.height))
    }
}
