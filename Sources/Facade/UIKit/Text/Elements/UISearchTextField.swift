public import Foundation
import LayoutSimViewTree
public import LayoutSimInertness

/// A text field for entering search text and tokens.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func setUpDefaults() {
        super.setUpDefaults()
        borderStyle = .none
        clearButtonMode = .always
        accessibilityTraits = .searchField
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
        searchRect(bounds, isEditing: false)
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { searchRect(bounds, isEditing: true) }

    /// Returns the rectangle between the tokens and the clear button or the edge.
    private func searchRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
        let leading = Self.start + tokenRow.width
        let trailing = showsClearButton(whileEditing: isEditing) ? CGFloat(TextField.clearButtonInset) : 8
        return bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: isMirrored ? trailing : leading, bottom: 0, right: isMirrored ? leading : trailing))
    }

    /// The distance from the edge to the tokens and the text, in points.
    private static let start: CGFloat = 31
    private lazy var tokenRow = SearchTokens(self)

    /// The tokens before the text.
    open var tokens: [UISearchToken] = [] { didSet { tokensChanged() } }
    /// Whether the delete key removes tokens.
    open var allowsDeletingTokens = true
    /// Whether tokens can be copied; stored only.
    @Inert(.behavior) open var allowsCopyingTokens = true
    /// The background color of the tokens; system blue by default.
    open var tokenBackgroundColor: UIColor! = .systemBlue {
        didSet {
            if tokenBackgroundColor == nil { tokenBackgroundColor = .systemBlue }
            tokenRow.select(tokenRow.selected)
        }
    }

    private func tokensChanged() {
        tokenRow.show(tokens)
        changeField { _ in }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tokenRow.place(from: Self.start, in: bounds, isMirrored: isMirrored)
    }
    // The placeholder is hidden while there are tokens.
    override func contentValue() -> Content? {
        guard case .textField(var field)? = super.contentValue(), !tokens.isEmpty else { return super.contentValue() }
        field.placeholder = ""
        return .textField(field)
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isTouchInside, let touch, let index = tokenRow.index(at: touch.location(in: self)) else {
            tokenRow.select(nil)
            return super.endTracking(touch, with: event)
        }
        if becomeFirstResponder() { tokenRow.select(index) }
    }
    /// Whether a token is selected, which the keyboard replaces.
    var selectsToken: Bool { tokenRow.selected != nil }
    open override func insertText(_ text: String) {
        tokenRow.select(nil)
        super.insertText(text)
    }
    // The delete key removes the selected token, or the last one before the text.
    open override func deleteBackward() {
        let isAtStart = editedRange.location == 0 && editedRange.length == 0
        guard let index = tokenRow.selected ?? (isAtStart ? tokens.indices.last : nil), tokens.indices.contains(index)
        else { return super.deleteBackward() }
        guard allowsDeletingTokens else { return }
        tokens.remove(at: index)
        sendActions(for: .editingChanged)
    }

    /// The range of the text after the tokens.
    open var textualRange: UITextRange { OffsetRange(NSRange(location: 0, length: length)) }
    /// Inserts a token at an index.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    /// Removes the token at an index.
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
    /// Returns the tokens in a range of the text; always all of them here.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { tokens }
    /// Returns the position of a token, which is the beginning of the text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// Removes the text in a range and inserts a token at an index.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }
}

/// A search criterion that a search text field shows as one unit.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// An object of the app that the token represents.
    open var representedObject: Any?
    let icon: UIImage?
    let text: String

    /// Creates a token with an icon and a text.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
