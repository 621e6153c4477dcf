import UIKit

/// What a field for text is.
nonisolated struct FieldDescription {
    let text: Binding<String>
    let prompt: Text?
    var isSecure = false
    /// Whether the field has as many lines as its text.
    var grows = false
    var edits: (Bool) -> Void = { _ in }
    var commits: () -> Void = {}
}

/// UIKit's text field without a border, as tall as a line of SwiftUI's texts.
nonisolated struct FieldControl: ControlView {
    let field: FieldDescription

    @MainActor func makeControl() -> ActingField {
        let control = ActingField()
        control.borderStyle = .none
        return control
    }

    @MainActor func update(_ control: ActingField, in environment: EnvironmentValues) {
        control.font = environment.uiFont
        control.textColor = environment.foregroundPaint(0).color
        control.textAlignment = environment.multilineTextAlignment.uiKit(environment.layoutDirection)
        control.isSecureTextEntry = field.isSecure
        control.isEnabled = environment.isEnabled
        control.placeholder = field.prompt?.words(in: environment)
        if control.text != field.text.wrappedValue { control.text = field.text.wrappedValue }
        let (text, edits, commits) = (field.text, field.edits, field.commits)
        control.changed.set { [weak control] in text.wrappedValue = control?.text ?? "" }
        control.began.set { edits(true) }
        control.ended.set { edits(false) }
        let submits = environment.inputTraits.submitActions
        control.returned.set {
            commits()
            for submit in submits { submit() }
        }
        control.take(environment.inputTraits)
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: ActingField, in environment: EnvironmentValues)
        -> CGSize
    {
        let words = control.text?.isEmpty == false ? control.text : control.placeholder
        let ideal = (words ?? "").size(withAttributes: [.font: environment.uiFont]).width
        return CGSize(
            width: proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? ideal.rounded(.up),
            height: environment.textLineStep)
    }
}

/// A text field that calls closures.
final class ActingField: UITextField {
    private(set) lazy var changed = ControlAction(self, for: .editingChanged)
    private(set) lazy var began = ControlAction(self, for: .editingDidBegin)
    private(set) lazy var ended = ControlAction(self, for: .editingDidEnd)
    private(set) lazy var returned = ControlAction(self, for: .editingDidEndOnExit)

    override var inputAccessoryView: UIView? {
        get { super.inputAccessoryView ?? keyboardBarAround }
        set { super.inputAccessoryView = newValue }
    }
}

extension UITextField {
    /// Takes how text is typed into the field.
    fileprivate func take(_ traits: InputTraits) {
        keyboardType = traits.keyboardType
        textContentType = traits.contentType
        autocapitalizationType = traits.capitalization ?? .sentences
        autocorrectionType = traits.disablesCorrection.map { $0 ? .no : .yes } ?? .default
        returnKeyType = traits.submitLabel?.key ?? .default
    }
}
