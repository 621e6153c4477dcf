public import Foundation
import LayoutSimText
import LayoutSimViewTree
public import LayoutSimInertness

/// A control for editing a line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    var textState = LabelText()
    var field = FieldState()
    var editedRange = NSRange(location: 0, length: 0)
    open weak var textDragDelegate: (any UITextDragDelegate)? {
        didSet { tellUncalled(of: textDragDelegate, by: self) }
    }
    open weak var textDropDelegate: (any UITextDropDelegate)? {
        didSet { tellUncalled(of: textDropDelegate, by: self) }
    }
    open weak var pasteDelegate: (any UITextPasteDelegate)? { didSet { tellUncalled(of: pasteDelegate, by: self) } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func setUpDefaults() {
        super.setUpDefaults()
        textState.setLineBreakMode(.byTruncatingTail)
        clipsToBounds = true
    }

    // MARK: Text

    /// The text, or the characters of the attributed text; empty rather than `nil` if there is none.
    open var text: String? {
        get { textState.string ?? "" }
        set { change { $0.setPlain(newValue) } }
    }
    /// The attributed text; its first font, color, and alignment become those of the field.
    open var attributedText: NSAttributedString? {
        get { textState.attributed ?? NSAttributedString(string: "") }
        set { change { $0.setAttributed(newValue) } }
    }
    /// The color of the text; setting `nil` restores the label color.
    open var textColor: UIColor? {
        get { textState.color }
        set { change { $0.setColor(newValue ?? .label) } }
    }
    /// The font of the text; setting `nil` restores the 17-point system font.
    open var font: UIFont? {
        get { textState.font }
        set {
            change { $0.setFont(newValue ?? LabelText.defaultFont) }
            followContentSizeLimits()
        }
    }
    /// The alignment of the text; natural by default.
    open var textAlignment: NSTextAlignment {
        get { textState.alignment }
        set { change { $0.setAlignment(newValue) } }
    }
    /// The attributes of text that has none of its own.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { textState.attributes }
        set { change { $0.setAttributes(newValue) } }
    }
    /// The text to show while the field is empty.
    open var placeholder: String? {
        get { field.placeholder?.string }
        set { changeField { $0.placeholder = newValue.map { NSAttributedString(string: $0) } } }
    }
    /// The attributed text to show while the field is empty.
    open var attributedPlaceholder: NSAttributedString? {
        get { field.placeholder }
        set { changeField { $0.placeholder = newValue } }
    }
    /// The style of the border; none by default.
    open var borderStyle: BorderStyle = .none {
        didSet { changeField { _ in } }
    }
    /// Whether the text is removed when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether the next text that is inserted replaces the whole text.
    open var clearsOnInsertion = false
    /// Whether the text shrinks to fit the width of the field.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The size in points to which the text may shrink; 0 for no limit.
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Whether the font changes with the content size category.
    open var adjustsFontForContentSizeCategory = false {
        didSet { followContentSizeLimits() }
    }
    /// The delegate, which manages the editing of the text.
    open weak var delegate: (any UITextFieldDelegate)? {
        didSet {
            tellUncalled(of: delegate, by: self)
            tellUncalled(of: delegate as? any UISearchTextFieldDelegate, by: self)
        }
    }
    /// The image that fills the field in place of its border; a rounded border hides it.
    open var background: UIImage? = nil { didSet { setNeedsDisplay() } }
    /// The image that fills a disabled field with a background image.
    open var disabledBackground: UIImage? = nil { didSet { setNeedsDisplay() } }
    /// Whether the text is being edited.
    open internal(set) var isEditing = false
    @Inert(.behavior) open var allowsEditingTextAttributes = false
    /// The attributes of text to be typed; stored only.
    @Inert(.behavior) open var typingAttributes: [NSAttributedString.Key: Any]? = nil
    open var interactionState: Any = 0

    // MARK: Overlays

    open var clearButtonMode: ViewMode = .never { didSet { overlaysChanged() } }
    open var leftView: UIView? { didSet { replaceOverlay(oldValue, by: leftView) } }
    /// When the left view is shown; never by default.
    open var leftViewMode: ViewMode = .never { didSet { overlaysChanged() } }
    /// The view at the right end of the field; `nil` for none.
    open var rightView: UIView? { didSet { replaceOverlay(oldValue, by: rightView) } }
    /// When the right view is shown; never by default.
    open var rightViewMode: ViewMode = .never { didSet { overlaysChanged() } }

    /// Returns the rectangle of the border; the bounds by default.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text while the field is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { baseTextRect(bounds, isEditing: false) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the text while the field is being edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { baseTextRect(bounds, isEditing: true) }
    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { baseClearButtonRect(bounds) }
    /// Returns the rectangle of the left view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { baseLeftViewRect(bounds) }
    /// Returns the rectangle of the right view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { baseRightViewRect(bounds) }
    /// Draws the text in a rectangle.
    open func drawText(in rect: CGRect) { baseDrawText(in: rect) }
    /// Draws the placeholder in a rectangle.
    open func drawPlaceholder(in rect: CGRect) { baseDrawPlaceholder(in: rect) }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, let font = adjusted(font, from: previousTraitCollection) else {
            return
        }
        self.font = font
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeOverlays()
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize(fitting: size) }
    open override var intrinsicContentSize: CGSize {
        hasOverlays ? fieldSize(fitting: .zero) : super.intrinsicContentSize
    }
    override func contentValue() -> Content? { placedContent }

    // MARK: Responder

    override var upEvents: UIControl.Event { [] }

    /// Clears the field or begins editing when a touch ends inside it.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, let touch { touched(at: touch.location(in: self)) }
    }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isEditing else { return true }
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        beginEditing()
        return true
    }
    override func firstResponderWasTaken() { if isEditing { finishEditing() } }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isEditing else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        finishEditing()
        return true
    }

    // MARK: Traits

    // Also in text views: subclasses override them, and a protocol extension has neither stored nor overridable
    // members.

    @Inert(.service) open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    @Inert(.service) open var autocorrectionType: UITextAutocorrectionType = .default
    @Inert(.service) open var spellCheckingType: UITextSpellCheckingType = .default
    @Inert(.service) open var smartQuotesType: UITextSmartQuotesType = .default
    @Inert(.service) open var smartDashesType: UITextSmartDashesType = .default
    @Inert(.service) open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    @Inert(.service) open var inlinePredictionType: UITextInlinePredictionType = .default
    @Inert(.service) open var writingToolsBehavior: UIWritingToolsBehavior = .default
    @Inert(.service) open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = .default
    @Inert(.service) open var allowsNumberPadPopover = true
    @Inert(.service) open var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
    open var keyboardType: UIKeyboardType = .default
    @Inert(.service) open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically: Bool = false
    /// Whether the text is shown as bullets.
    open var isSecureTextEntry: Bool = false {
        didSet {
            if isSecureTextEntry != oldValue { field.holdsFormerSecret = isFormerSecret }
            changeField { _ in }
        }
    }
    open var textContentType: UITextContentType!
    @Inert(.service) open var passwordRules: UITextInputPasswordRules? = nil

    // MARK: Keys

    open var hasText: Bool { length > 0 }
    open func insertText(_ text: String) { insert(text) }
    open func deleteBackward() { if !forgetFormerSecret() { removeBackward() } }

    // MARK: Text input

    open weak var inputDelegate: (any UITextInputDelegate)?
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open var markedTextRange: UITextRange? { nil }
    @Inert(.looks) open var markedTextStyle: [NSAttributedString.Key: Any]? = nil
    open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
    open var endOfDocument: UITextPosition { OffsetPosition(length) }
    /// The selection, or an empty range at the insertion point.
    open var selectedTextRange: UITextRange? {
        get { OffsetRange(editedRange) }
        set { select(newValue) }
    }
    open func text(in range: UITextRange) -> String? { string(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { replaceText(in: range, with: text) }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
    open func unmarkText() {}
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        offsetRange(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        self.position(after: position, by: offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { self.position(after: position, by: direction.isBackward ? -offset : offset) }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    open func firstRect(for range: UITextRange) -> CGRect { frame(of: range) }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        order(of: position, and: other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        distance(from: from, to: toPosition)
    }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        end(of: range, in: direction)
    }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { rest(from: position, in: direction) }
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    open func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }
    open func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
    open func remove(_ textPlaceholder: UITextPlaceholder) {}
    open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionFrames(of: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        nearestPosition(to: point)
    }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    @Inert(.behavior) open var selectionAffinity: UITextStorageDirection = .forward
    open var textInputView: UIView { self }
    open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {}
    open func dictationRecordingDidEnd() {}
    open func dictationRecognitionFailed() {}
    open func beginFloatingCursor(at point: CGPoint) {}
    open func updateFloatingCursor(at point: CGPoint) {}
    open func endFloatingCursor() {}
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { typingAttributes }
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    @Inert(.service) open var supportsAdaptiveImageGlyph = false
}
