import LayoutSimInertness
public import UIKit

/// How a field takes what is typed.
struct InputTraits {
    var keyboardType = UIKeyboardType.default
    var contentType: UITextContentType?
    var capitalization: UITextAutocapitalizationType?
    var disablesCorrection: Bool?
    var submitLabel: SubmitLabel?
    /// What is called when the return key is pressed, the outermost last.
    var submitActions: [() -> Void] = []
}

enum InputTraitsKey: EnvironmentKey { static var defaultValue: InputTraits { InputTraits() } }

extension EnvironmentValues {
    /// How fields take what is typed.
    var inputTraits: InputTraits {
        get { self[InputTraitsKey.self] }
        set { self[InputTraitsKey.self] = newValue }
    }
    /// Whether fields correct what is typed; `nil` if nobody says.
    public var autocorrectionDisabled: Bool {
        get { inputTraits.disablesCorrection ?? false }
        set { inputTraits.disablesCorrection = newValue }
    }
}

/// The word on the return key.
public struct SubmitLabel: Sendable {
    /// UIKit's key.
    let key: UIReturnKeyType

    /// “Done”.
    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    /// “Go”.
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    /// “Send”.
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    /// “Join”.
    public static var join: SubmitLabel { SubmitLabel(key: .join) }
    /// “Route”.
    public static var route: SubmitLabel { SubmitLabel(key: .route) }
    /// “Search”.
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    /// “Return”.
    public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
    /// “Next”.
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    /// “Continue”.
    public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

/// What ends an input.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The triggers as bits.
    public let rawValue: Int

    /// Creates triggers from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A field for text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters are made capitals while a text is typed.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType

    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }

    init(type: UITextAutocapitalizationType) { self.type = type }
    /// Creates a choice from UIKit's.
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

extension View {
    /// Calls a closure when the return key is pressed in a field.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.inputTraits) { if triggers.contains(.text) { $0.submitActions.insert(action, at: 0) } }
    }
    /// Has the return key not be heard by views around.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.inputTraits) { if isBlocking { $0.submitActions = [] } }
    }
    /// Sets the word on the return key.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.inputTraits) { $0.submitLabel = submitLabel }
    }
    /// Sets the keyboard of fields.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.inputTraits) { $0.keyboardType = type }
    }
    /// Says what is typed into fields.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.inputTraits) { $0.contentType = textContentType }
    }
    /// Sets which letters are made capitals.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { transformEnvironment(\.inputTraits) { $0.capitalization = autocapitalization?.type } }
    /// Sets which letters are made capitals, by an older name.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        transformEnvironment(\.inputTraits) { $0.capitalization = style }
    }
    /// Has fields not correct what is typed.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.inputTraits) { $0.disablesCorrection = disable }
    }
    /// Has fields not correct what is typed, by an older name.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.inputTraits) { $0.disablesCorrection = disable }
    }
    /// Sets which views help to find something in a text.
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { told(.behavior) }
    /// Says whether texts can be searched.
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Says whether texts can be replaced.
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
