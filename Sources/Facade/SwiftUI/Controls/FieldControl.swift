import UIKit

/// What a field for text is.
nonisolated struct FieldDescription {
    let text: Binding<String>
    let prompt: Text?
    var axis = Axis.horizontal
    var isSecure = false
    var edits: (Bool) -> Void = { _ in }
    var commits: () -> Void = {}
}

/// A field in a style.
nonisolated struct StyledField: View {
    let field: FieldDescription
    let style: TextFieldLook

    @MainActor var body: some View {
        switch style {
        case .plain: FieldControl(field: field)
        case .roundedBorder:
            FieldControl(field: field)
                .padding(.horizontal, 7)
                .padding(.vertical, 6)
                .background(Color(uiColor: .systemBackground), in: RoundedRectangle(cornerRadius: 5))
                .overlay(
                    RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray5), lineWidth: 1))
        }
    }
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

/// How fields for text look.
enum TextFieldLook: Sendable { case plain, roundedBorder }

enum TextFieldLookKey: EnvironmentKey { static var defaultValue: TextFieldLook { .plain } }

extension EnvironmentValues {
    /// How fields for text look.
    var textFieldLook: TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}

/// How fields for text look.
@MainActor @preconcurrency public protocol TextFieldStyle {
    // swift-format-ignore: NoLeadingUnderscores
    /// Whether fields have a border; an app's own styles have none.
    var _hasBorder: Bool { get }
}

extension TextFieldStyle {
    // swift-format-ignore: NoLeadingUnderscores
    /// No border.
    public var _hasBorder: Bool { false }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
}

/// The style of the place where a field stands.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    // swift-format-ignore: NoLeadingUnderscores
    /// A border.
    public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style of the place where a field stands.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of fields for text.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(ChoiceModifier(style) { $1.textFieldLook = $0._hasBorder ? .roundedBorder : .plain })
    }
}
