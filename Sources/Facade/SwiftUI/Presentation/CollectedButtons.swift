// swift-format-ignore-file: NoLeadingUnderscores

/// A button of an alert or of choices.
struct CollectedButton {
    let role: ButtonRole?
    let title: String
    let action: @MainActor () -> Void
}

/// The buttons among views, in their order.
enum CollectedButtonsKey: PreferenceKey {
    static var defaultValue: [CollectedButton] { [] }

    static func reduce(value: inout [CollectedButton], nextValue: () -> [CollectedButton]) { value += nextValue() }
}

/// A button that is not shown, and tells those around what it is.
nonisolated struct ToldButton: View, PrimitiveView {
    let configuration: PrimitiveButtonStyleConfiguration

    @MainActor static func _makeView(_ view: ToldButton, _ inputs: _ViewInputs) -> _ViewOutputs {
        let label = inputs.make(view.configuration.label)
        var outputs = _ViewOutputs()
        outputs.preferences[CollectedButtonsKey.self] = [
            CollectedButton(
                role: view.configuration.role, title: label.words, action: view.configuration.action)
        ]
        return outputs
    }
}

extension _ViewInputs {
    /// Returns the buttons among views that are not shown themselves.
    func buttons<Content: View>(of view: Content, _ key: ViewKey) -> [CollectedButton] {
        var inner = self
        inner.environment[StyleKey<PrimitiveButtonStyleConfiguration>.self] = AnyStyle {
            AnyView(ToldButton(configuration: $0))
        }
        return inner.make(view, key).preferences[CollectedButtonsKey.self]
    }
}

extension _ViewOutputs {
    /// The words of the texts, one after the other.
    var words: String {
        var words: [String] = []
        var open = Array(elements.reversed())
        while let element = open.popLast() {
            if case .text(let text) = element.kind, let setter = text as? TextSetter { words.append(setter.words) }
            open += element.children.reversed()
        }
        return words.joined(separator: " ")
    }
}
