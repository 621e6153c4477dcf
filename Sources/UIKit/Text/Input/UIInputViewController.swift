public import Foundation

/// The document that a custom keyboard edits; one without a host app here.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    var documentIdentifier: UUID { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
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
    open var textDocumentProxy: any UITextDocumentProxy { ownProxy }
    open var primaryLanguage: String?
    open var hasDictationKey = false
    open var hasFullAccess: Bool { false }
    open var needsInputModeSwitchKey: Bool { true }
    open func dismissKeyboard() {}
    open func advanceToNextInputMode() {}
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The user's supplementary lexicon; always empty here.
@preconcurrency @MainActor open class UILexicon: NSObject {
    open var entries: [UILexiconEntry] { [] }
}

/// A lexicon entry: the typed text and its replacement.
@preconcurrency @MainActor open class UILexiconEntry: NSObject {
    open var documentText: String { "" }
    open var userInput: String { "" }
}

/// An input view that can play keyboard clicks.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
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
