public import Foundation
public import LayoutSimInertness

/// The document that a custom keyboard edits; one without a host app here.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the insertion point; `nil` if there is none.
    var documentContextBeforeInput: String? { get }
    /// The text after the insertion point; `nil` if there is none.
    var documentContextAfterInput: String? { get }
    /// The selected text; `nil` if there is none.
    var selectedText: String? { get }
    /// The input mode of the document.
    var documentInputMode: UITextInputMode? { get }
    /// An identifier of the document.
    var documentIdentifier: UUID { get }
    /// Moves the insertion point by a number of characters; does nothing here.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Inserts provisional text; does nothing here.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Accepts the provisional text; does nothing here.
    func unmarkText()
}

/// The view controller of a custom keyboard, or of a responder's input view.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
    private let ownProxy = OwnDocument()

    open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }
    open override var inputView: UIView? {
        get { viewIfLoaded }
        set { view = newValue }
    }
    /// The document that the keyboard edits.
    open var textDocumentProxy: any UITextDocumentProxy { ownProxy }
    /// The primary language of the keyboard, as a language tag; stored only.
    @Inert(.service) open var primaryLanguage: String? = nil
    /// Whether the keyboard has a dictation key; stored only.
    @Inert(.service) open var hasDictationKey = false
    /// Whether the user allowed the keyboard full access; always `false` here.
    open var hasFullAccess: Bool { false }
    /// Whether the keyboard needs a key that switches to the next one; always `true` here.
    open var needsInputModeSwitchKey: Bool { true }
    /// Does nothing here.
    open func dismissKeyboard() { inert(.behavior, self) }
    /// Does nothing here, since there is only one input mode.
    open func advanceToNextInputMode() { inert(.behavior, self) }
    /// Does nothing here, since there is only one input mode.
    open func handleInputModeList(from view: UIView, with event: UIEvent) { inert(.behavior, self) }
    /// Calls a handler with an empty lexicon at once.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }
    /// Does nothing; never called here.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Does nothing; never called here.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// Does nothing; never called here.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Does nothing; never called here.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The user's supplementary lexicon; always empty here.
@preconcurrency @MainActor open class UILexicon: NSObject {
    /// The entries of the lexicon; always empty here.
    open var entries: [UILexiconEntry] { [] }
}

/// A lexicon entry: the typed text and its replacement.
@preconcurrency @MainActor open class UILexiconEntry: NSObject {
    /// The text to insert; always empty here.
    open var documentText: String { "" }
    /// The typed text; always empty here.
    open var userInput: String { "" }
}

/// An input view that can play keyboard clicks.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether taps play keyboard clicks; there are no sounds here.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

/// The document of a keyboard without a host app, in which text is inserted at the end.
@MainActor private final class OwnDocument: NSObject, UITextDocumentProxy {
    private var text = ""
    let documentIdentifier = UUID()
    var documentContextBeforeInput: String? { text.isEmpty ? nil : text }
    var documentContextAfterInput: String? { nil }
    var selectedText: String? { nil }
    var documentInputMode: UITextInputMode? { UITextInputMode() }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
    func adjustTextPosition(byCharacterOffset offset: Int) {}
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
    func unmarkText() {}
}
