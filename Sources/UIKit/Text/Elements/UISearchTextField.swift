public import Foundation

/// A text field for words to search for.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func setUpDefaults() {
        super.setUpDefaults()
        borderStyle = .none
        clearButtonMode = .always
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        leftView = glass
        leftViewMode = .always
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 9, y: bounds.midY - 8, width: 16, height: 16)
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 8))
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

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
