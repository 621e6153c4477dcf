import LayoutSimText
import LayoutSimTypography
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimPainting
import LayoutSimViewTree

/// The visible part of a view.
struct ShownPart {
    /// The purpose of a part.
    enum Kind {
        /// A text that is read.
        case text
        /// A control that is touched.
        case control
        /// An image.
        case picture
        /// A view that draws its own contents, such as a map.
        case opaque
        /// A color with nothing on it.
        case color
        /// A background color behind subviews.
        case panel
    }

    /// The position of its view.
    var position: Int
    var kind: Kind
    /// The visible rectangle, for a text that of its lines, in screen coordinates.
    var rect: Rect
}

extension LayoutAudit {
    /// The visible parts that are not empty, back to front.
    var shownParts: [ShownPart] {
        layout.views.indices.compactMap { position in
            guard surroundings[position].isVisible, let kind = traits[position].kind else { return nil }
            let rect = rect(at: position)
            return rect.isEmpty ? nil : ShownPart(position: position, kind: kind, rect: rect)
        }
    }

    /// Returns the ranges of text that the lines of the views at some positions show, in UTF-8 code units.
    package func shownLines(of positions: [Int]) -> [[Range<Int>]] {
        positions.map { text(at: $0)?.lines.map(\.range) ?? [] }
    }

    private func rect(at position: Int) -> Rect {
        if traits[position].isLabel { return textRect(at: position) }
        guard traits[position].isPlainButton, case .button(let button) = layout.views[position].view.content else {
            return layout.views[position].screenFrame
        }
        return rect(of: button, at: position)
    }

    /// Returns the rectangle around image and title, the visible part of a button without a background.
    private func rect(of button: Button, at position: Int) -> Rect {
        let frame = layout.views[position].screenFrame
        let parts = memory.parts(of: button, in: frame.size, at: position)
        return [parts.image, parts.title, parts.subtitle].filter { !$0.isEmpty }.reduce(nil) { $0?.union($1) ?? $1 }?
            .offset(x: frame.minX, y: frame.minY) ?? frame
    }
}

extension ShownPart.Kind {
    /// Creates the kind of a view's part; `nil` for a view without content.
    init?(_ view: View) {
        switch view.content {
        case .label(let text, _) where !text.text.isEmpty: self = .text
        case .textView(let textView) where !textView.text.text.isEmpty: self = .text
        case .image(let image, _):
            guard image.showsSomething else { return nil }
            self = .picture
        case .button(let button) where button.showsSomething: self = .control
        case .textField: self = .control
        case .control(let control): self = ShownPart.Kind(control)
        case .opaque(let kind): self = kind == .effect ? .panel : .opaque
        case .none, .label, .textView, .button, .stack, .scroll:
            guard let color = view.backgroundColor, color.alpha > 0 else { return nil }
            self = view.subviews.isEmpty ? .color : .panel
        }
    }

    /// Bars are at the edges, like backgrounds; a control that is only displayed counts as an image.
    fileprivate init(_ control: Control) {
        switch control {
        case .navigationBar, .tabBar, .toolbar, .searchBar: self = .opaque
        case .progress, .activityIndicator: self = .picture
        case .toggle, .slider, .stepper, .segmented, .pageControl, .datePicker, .picker: self = .control
        }
    }
}

extension Rect {
    /// Returns the smallest rectangle around both.
    fileprivate func union(_ other: Rect) -> Rect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}

extension Button {
    /// Whether any part of it is visible.
    var showsSomething: Bool {
        image?.showsSomething == true || showsActivityIndicator || hasText || hasBackground
    }

    /// Whether it has a background.
    var hasBackground: Bool {
        guard case .configuration(let configuration) = style else { return backgroundImage?.showsSomething == true }
        return configuration.background != .plain || configuration.backgroundColor != nil
    }
}

extension Image {
    /// Whether there is an image; an image view may get one at run time.
    var showsSomething: Bool { source != .missing("") }
}
