public import Foundation
public import LayoutSimInertness

/// A view that replaces the keyboard or appears above it.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The style of an input view's background; both look alike here.
    public enum Style: Int, Sendable { case `default` = 0, keyboard }
    /// The style of the background.
    open private(set) var inputViewStyle = Style.default
    /// Whether the view determines its height by itself; stored only.
    @Inert(.layout) open var allowsSelfSizing = false

    /// Creates an input view with a frame and a style.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        super.init(frame: frame)
        self.inputViewStyle = inputViewStyle
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An input mode: a keyboard and its primary language.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The input modes that the user has enabled; always a single one here.
    open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
    /// The primary language of the input mode, as a language tag; always `en-US` here.
    open var primaryLanguage: String? { "en-US" }
    /// Posted when the input mode changes; never posted here.
    public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// A spelling checker; it finds no misspelled words here, since there are no dictionaries.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    /// The languages of the spelling checker; only US English here.
    open class var availableLanguages: [String] { ["en_US"] }
    /// The words to ignore; `nil` for none; stored only.
    @Inert(.service) open var ignoredWords: [String]? = nil
    /// Does nothing here.
    open class func learnWord(_ word: String) { inert(.behavior, in: Self.self) }
    /// Returns whether a word was learned; always `false` here.
    open class func hasLearnedWord(_ word: String) -> Bool { false }
    /// Does nothing here.
    open class func unlearnWord(_ word: String) { inert(.behavior, in: Self.self) }
    /// Adds a word to the ignored words.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
    /// Returns the range of a misspelled word; its location is always `NSNotFound` here.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    /// Returns corrections for a misspelled word; always `nil` here.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// Returns completions of a partial word; always `nil` here.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
