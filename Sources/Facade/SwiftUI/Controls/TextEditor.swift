// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// A field for long texts, which scrolls.
nonisolated public struct TextEditor: View, PrimitiveView, WrittenView {
    let text: Binding<String>
    let line = SourceLine()

    /// Creates a field for a text.
    public init(text: Binding<String>) { self.text = text }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: TextEditor, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(EditorControl(text: view.text))
    }
}

/// UIKit's text view with SwiftUI's insets: 8 above and below, and 5 beside the letters (measured).
nonisolated struct EditorControl: ControlView {
    let text: Binding<String>

    @MainActor func makeControl() -> ActingTextView { ActingTextView() }

    @MainActor func update(_ control: ActingTextView, in environment: EnvironmentValues) {
        control.font = environment.uiFont
        control.textColor = environment.foregroundPaint(0).color
        control.isEditable = environment.isEnabled
        control.backgroundColor = environment.scrollContentBackground == .hidden ? .clear : .systemBackground
        control.keyboardType = environment.inputTraits.keyboardType
        control.autocapitalizationType = environment.inputTraits.capitalization ?? .sentences
        if control.text != text.wrappedValue { control.text = text.wrappedValue }
        control.changed = { [text] in text.wrappedValue = $0 }
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: ActingTextView, in environment: EnvironmentValues)
        -> CGSize
    { proposal.replacingUnspecifiedDimensions() }
}

/// A text view that calls a closure.
final class ActingTextView: UITextView, UITextViewDelegate {
    var changed: (String) -> Void = { _ in } { didSet { delegate = self } }

    override var inputAccessoryView: UIView? {
        get { super.inputAccessoryView ?? keyboardBarAround }
        set { super.inputAccessoryView = newValue }
    }

    func textViewDidChange(_ textView: UITextView) { changed(textView.text ?? "") }
}
