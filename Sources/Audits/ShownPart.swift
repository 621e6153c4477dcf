import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// What a user sees of one view, and where.
struct ShownPart {
    /// How it is meant.
    enum Kind {
        /// To be read.
        case text
        /// To be touched.
        case control
        /// A picture.
        case picture
        /// A view with contents of its own, such as a map.
        case opaque
        /// A colour without anything on it.
        case color
        /// A colour behind subviews.
        case panel
    }

    /// The position of its view.
    var position: Int
    var kind: Kind
    /// What is seen, which of a text are its lines; in points of the screen.
    var rect: Rect
}

extension LayoutAudit {
    /// The visible parts with extent, back to front.
    var shownParts: [ShownPart] {
        layout.views.indices.compactMap { position in
            guard surroundings[position].isVisible, let kind = kind(of: layout.views[position].view) else { return nil }
            let rect = rect(of: layout.views[position], kind: kind)
            return rect.isEmpty ? nil : ShownPart(position: position, kind: kind, rect: rect)
        }
    }

    private func kind(of view: View) -> ShownPart.Kind? {
        switch view.content {
        case .label(let text, _) where !text.text.isEmpty: return .text
        case .textView(let textView) where !textView.text.text.isEmpty: return .text
        case .image(let image, _): return image.showsSomething ? .picture : nil
        case .button(let button) where button.showsSomething: return .control
        case .textField, .control: return .control
        case .opaque(let kind): return kind == .effect ? .panel : .opaque
        case .none, .label, .textView, .button, .stack, .scroll: break
        }
        guard let color = view.backgroundColor, color.alpha > 0 else { return nil }
        return view.subviews.isEmpty ? .color : .panel
    }

    private func rect(of placed: PlacedView, kind: ShownPart.Kind) -> Rect {
        guard kind == .text, case .label(let text, _) = placed.view.content else { return placed.screenFrame }
        return textRect(text, in: placed.screenFrame)
    }
}

extension Button {
    /// Whether there is anything to see of it.
    var showsSomething: Bool {
        if image?.showsSomething == true || title.map({ !$0.text.isEmpty }) == true { return true }
        guard case .configuration(let configuration) = style else { return false }
        return configuration.background != .plain
    }
}

extension Image {
    /// Whether there is a picture at all; an image view may get one later.
    var showsSomething: Bool { source != .missing("") }
}
