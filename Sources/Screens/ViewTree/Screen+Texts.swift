import LayoutSimText

extension Screen {
    /// Changes the texts of labels, buttons, fields and the navigation bar, except those with several styles.
    package mutating func changeTexts(_ change: (String) -> String) {
        root.changeAllViews { $0.content.changeTexts(change) }
        guard var bar = navigationBar else { return }
        bar.title = change(bar.title)
        bar.trailingButton = bar.trailingButton.map { BarButton(change($0.title), style: $0.style) }
        navigationBar = bar
    }
}

extension Content {
    fileprivate mutating func changeTexts(_ change: (String) -> String) {
        switch self {
        case .label(let text, let color): self = .label(text.changed(change), color: color)
        case .button(var button):
            button.title = button.title.map { $0.changed(change) }
            self = .button(button)
        case .textField(var field):
            field.text = field.text.changed(change)
            field.placeholder = change(field.placeholder)
            self = .textField(field)
        case .textView(var textView):
            textView.text = textView.text.changed(change)
            self = .textView(textView)
        case .none, .image, .control, .stack, .scroll, .opaque: break
        }
    }
}

extension TextContent {
    /// Returns the text changed by a closure; a text with styled runs stays as it is, since the runs depend on its
    /// length.
    fileprivate func changed(_ change: (String) -> String) -> TextContent {
        guard runs.isEmpty else { return self }
        var text = self
        text.text = change(self.text)
        return text
    }
}
