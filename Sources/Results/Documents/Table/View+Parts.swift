import LayoutSimGeometry
import LayoutSimText
package import LayoutSimViewTree

extension View {
    /// The text of a label, button, field or text view; setting it on any other view has no effect.
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
        set { styledText?.text = newValue }
    }

    /// The text color; `nil` for the tint color.
    var textColor: Color? {
        get { styledText?.color }
        set { styledText?.color = newValue }
    }

    private var styledText: (text: TextContent?, color: Color?)? {
        get {
            switch content {
            case .label(let text, let color): (text, color)
            case .button(let button): (button.title, button.titleColor)
            case .textField(let field): (field.text, field.color)
            case .textView(let view): (view.text, view.color)
            case .none, .image, .control, .stack, .scroll, .opaque: nil
            }
        }
        set {
            guard let newValue else { return }
            switch content {
            case .label(let text, let color):
                content = .label(newValue.text ?? text, color: newValue.color ?? color)
            case .button(var button):
                (button.title, button.titleColor) = newValue
                content = .button(button)
            case .textField(var field):
                (field.text, field.color) = (newValue.text ?? field.text, newValue.color ?? field.color)
                content = .textField(field)
            case .textView(var view):
                (view.text, view.color) = (newValue.text ?? view.text, newValue.color ?? view.color)
                content = .textView(view)
            case .none, .image, .control, .stack, .scroll, .opaque: break
            }
        }
    }

    /// How an image view scales its picture to fill its bounds.
    var contentMode: ContentMode? {
        get { if case .image(_, let mode) = content { mode } else { nil } }
        set { if case .image(let image, let mode) = content { content = .image(image, contentMode: newValue ?? mode) } }
    }

    /// What a button shows and how it determines its size.
    var button: Button? {
        get { if case .button(let button) = content { button } else { nil } }
        set { if case .button(let button) = content { content = .button(newValue ?? button) } }
    }

    /// A single line of editable text.
    var textField: TextField? {
        get { if case .textField(let field) = content { field } else { nil } }
        set { if case .textField(let field) = content { content = .textField(newValue ?? field) } }
    }

    /// Multiple lines of editable text.
    var textView: TextView? {
        get { if case .textView(let view) = content { view } else { nil } }
        set { if case .textView(let view) = content { content = .textView(newValue ?? view) } }
    }

    /// The arrangement of a stack view.
    var stack: StackView? {
        get { if case .stack(let stack) = content { stack } else { nil } }
        set { if case .stack(let stack) = content { content = .stack(newValue ?? stack) } }
    }
}

extension Content {
    /// The word that names the kind of view.
    package var kind: String {
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
