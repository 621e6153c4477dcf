public import Foundation

/// A view that replaces the keyboard or appears above it.
@preconcurrency @MainActor open class UIInputView: UIView {
    public enum Style: Int, Sendable { case `default` = 0, keyboard }
    open private(set) var inputViewStyle = Style.default
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        super.init(frame: frame)
        self.inputViewStyle = inputViewStyle
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An input mode: a keyboard and its primary language.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
    open var primaryLanguage: String? { "en-US" }
    public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// A spelling checker; it finds no misspelled words here, since there are no dictionaries.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    open class var availableLanguages: [String] { ["en_US"] }
    open var ignoredWords: [String]?
    open class func learnWord(_ word: String) {}
    open class func hasLearnedWord(_ word: String) -> Bool { false }
    open class func unlearnWord(_ word: String) {}
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
