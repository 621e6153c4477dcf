public import Foundation

/// A text field for words to search for.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func setUpDefaults() {
        super.setUpDefaults()
        borderStyle = .roundedRect
        clearButtonMode = .always
    }

    open var tokens: [UISearchToken] = []
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open var tokenBackgroundColor: UIColor! = .systemBlue

    /// The offset in the text behind the tokens.
    open var textualRange: UITextRange { OffsetRange(NSRange(location: 0, length: length)) }
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { tokens }
}

/// A thing to search for, shown as one piece.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    open var representedObject: Any?
    let icon: UIImage?
    let text: String

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
