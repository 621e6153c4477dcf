public import Foundation

/// The traits of text input, such as the keyboard's appearance and behavior.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters the keyboard capitalizes; the first of sentences by default, and stored only.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether typed words are autocorrected; stored only.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked; stored only.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotes become curly ones; stored only.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes; stored only.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are adjusted around inserted and deleted text; stored only.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Whether completions are predicted inline; stored only.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// Whether mathematical expressions are completed; stored only.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
    /// The type of the keyboard; the keyboard is shorter for number pads.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard; stored only.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the return key; stored only.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while there is no text; stored only.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden; text fields show bullets, and text views ignore it here.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, which helps the system suggest content; stored only.
    var textContentType: UITextContentType! { get set }
    /// The rules for generated passwords; stored only.
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { .default }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}
