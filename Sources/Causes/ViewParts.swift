import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

extension View {
    /// The text of a label, button, field or text view; setting it where there is none does nothing.
    var text: TextContent? {
        get {
            switch content {
            case .label(let text, _): text
            case .button(let button): button.title
            case .textField(let field): field.text
            case .textView(let view): view.text
            case .none, .image, .control, .stack, .scroll, .opaque: nil
            }
        }
        set {
            guard let newValue else { return }
            setText(newValue)
        }
    }

    private mutating func setText(_ text: TextContent) {
        switch content {
        case .label(_, let color): content = .label(text, color)
        case .button(var button):
            button.title = text
            content = .button(button)
        case .textField(var field):
            field.text = text
            content = .textField(field)
        case .textView(var view):
            view.text = text
            content = .textView(view)
        case .none, .image, .control, .stack, .scroll, .opaque: break
        }
    }

    /// The colour of that text; `nil` is the tint.
    var textColor: Color? {
        get {
            switch content {
            case .label(_, let color): color
            case .button(let button): button.titleColor
            case .textField(let field): field.color
            case .textView(let view): view.color
            case .none, .image, .control, .stack, .scroll, .opaque: nil
            }
        }
        set {
            switch content {
            case .label(let text, let color): content = .label(text, newValue ?? color)
            case .button(var button):
                button.titleColor = newValue
                content = .button(button)
            case .textField(var field):
                field.color = newValue ?? field.color
                content = .textField(field)
            case .textView(var view):
                view.color = newValue ?? view.color
                content = .textView(view)
            case .none, .image, .control, .stack, .scroll, .opaque: break
            }
        }
    }

    /// How the picture of an image view fills it.
    var contentMode: ContentMode? {
        get { if case .image(_, let mode) = content { mode } else { nil } }
        set { if case .image(let image, let mode) = content { content = .image(image, newValue ?? mode) } }
    }

    /// The arrangement of a stack view.
    var stack: StackView? {
        get { if case .stack(let stack) = content { stack } else { nil } }
        set { if case .stack(let stack) = content { content = .stack(newValue ?? stack) } }
    }

    /// What its content is besides text, colour, picture and arrangement, with those of a model in their place.
    func details(with model: View) -> Content {
        var view = self
        view.text = model.text
        view.textColor = model.textColor
        view.image = model.image
        view.contentMode = model.contentMode
        view.stack = model.stack
        return view.content
    }
}

extension Content {
    /// The word for the kind of view.
    var kind: String {
        switch self {
        case .none: "plain view"
        case .label: "label"
        case .image: "image view"
        case .button: "button"
        case .textField: "text field"
        case .textView: "text view"
        case .control: "control"
        case .stack: "stack view"
        case .scroll: "scroll view"
        case .opaque(let kind): kind.rawValue
        }
    }
}
