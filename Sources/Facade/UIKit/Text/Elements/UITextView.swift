// Longer than 300 lines, because overridable members must be declared in the class body.
public import Foundation
import LayoutSimText
public import LayoutSimInertness
import LayoutSimViewTree

/// A scrollable view for editing multiple lines of text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    var textState = LabelText()
    var storage = TextViewStorage()
    /// The width at which the text was last measured, in points.
    var measuredWidth: CGFloat?
    open weak var textDragDelegate: (any UITextDragDelegate)? {
        didSet { tellUncalled(of: textDragDelegate, by: self) }
    }
    open weak var textDropDelegate: (any UITextDropDelegate)? {
        didSet { tellUncalled(of: textDropDelegate, by: self) }
    }
    open weak var pasteDelegate: (any UITextPasteDelegate)? { didSet { tellUncalled(of: pasteDelegate, by: self) } }
    var editedRange = NSRange(location: 0, length: 0) {
        didSet { if editedRange != oldValue { delegate?.textViewDidChangeSelection(self) } }
    }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        if let textContainer {
            storage.adopt(textContainer)
            storage.usesTextLayoutManager = textContainer.layoutManager == nil
        }
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a text view that uses TextKit 1 or TextKit 2, which lay out text identically here.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        storage.usesTextLayoutManager = usingTextLayoutManager
    }

    override func setUpDefaults() {
        super.setUpDefaults()
        textState.setFont(Self.defaultFont)
        textState.setLineBreakMode(.byWordWrapping)
        backgroundColor = .systemBackground
        clipsToBounds = true
    }

    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        didSet {
            tellUncalled(of: delegate, by: self)
            scrollDelegate = delegate
        }
    }
    open var text: String! {
        get { textState.string ?? "" }
        set {
            change { $0.setPlain(newValue) }
            if answeredFont == .none { answeredFont = .ofText }
            tellObservers()
        }
    }
    open var attributedText: NSAttributedString! {
        get { textState.attributed ?? NSAttributedString(string: "") }
        set {
            change { $0.setAttributed(newValue) }
            tellObservers()
        }
    }
    /// The font of the text; `nil` before there is text or a font, and after it is set to `nil`.
    open var font: UIFont? {
        get { answeredFont.font(of: textState) }
        set {
            change { $0.setFont(newValue ?? Self.defaultFont) }
            followContentSizeLimits()
            answeredFont = newValue == nil ? .none : .own
        }
    }
    private var answeredFont = AnsweredFont.ofText
    open var textColor: UIColor? {
        get { textState.color }
        set { change { $0.setColor(newValue ?? .label) } }
    }
    open var textAlignment: NSTextAlignment {
        get { textState.alignment }
        set { change { $0.setAlignment(newValue) } }
    }
    open var selectedRange: NSRange {
        get { editedRange }
        set { editedRange = newValue }
    }
    open var isEditable = true { didSet { if isEditable != oldValue { textChanged() } } }
    open var isSelectable = true { didSet { if isSelectable != oldValue { textChanged() } } }
    /// The types of data that look like links while the text cannot be edited: links, email addresses and telephone
    /// numbers; others are not detected here.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            if !dataDetectorTypes.areDetected { inert(.looks, self, from: oldValue, to: dataDetectorTypes) }
            textChanged()
        }
    }
    @Inert(.behavior) open var allowsEditingTextAttributes = false
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { storage.typingAttributes ?? textState.attributes }
        set { storage.typingAttributes = newValue }
    }
    /// The attributes of links, by default the tint color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: linkColor] }
        set {
            ownLinkAttributes = newValue
            textChanged()
        }
    }
    var ownLinkAttributes: [NSAttributedString.Key: Any]?
    /// The places of data in the text that it was last found in.
    var foundData = FoundDataCache()
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textChanged() } }
    }
    open var textContainer: NSTextContainer {
        if storage.container.changed == nil {
            storage.container.changed = { [weak self] in MainActor.assumeIsolated { self?.textChanged() } }
        }
        placeContainer()
        return storage.container
    }
    open var layoutManager: NSLayoutManager {
        _ = filledStorage()
        placeContainer()
        return storage.manager
    }
    /// The TextKit 2 layout manager; `nil` for a view that was created without one.
    open var textLayoutManager: NSTextLayoutManager? {
        guard storage.usesTextLayoutManager else { return nil }
        let text = filledStorage()
        placeContainer()
        return storage.textLayoutManager(of: text)
    }
    open var textStorage: NSTextStorage { filledStorage() }
    /// Whether the next text that is inserted replaces the whole text.
    open var clearsOnInsertion = false
    open var adjustsFontForContentSizeCategory = false {
        didSet { followContentSizeLimits() }
    }
    @Inert(.looks) open var usesStandardTextScaling = false
    @Inert(.service) open var isFindInteractionEnabled = false
    open private(set) lazy var findInteraction: UIFindInteraction? = UIFindInteraction(sessionDelegate: nil)
    @Inert(.looks) open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
    @Inert(.service) open var writingToolsBehavior: UIWritingToolsBehavior = .default
    @Inert(.service) open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = .default
    open var isWritingToolsActive: Bool { false }
    open var borderStyle: BorderStyle = .none
    open internal(set) var isEditing = false

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { textChanged() } }
    }

    /// The size of the text, measured on demand.
    open override var contentSize: CGSize {
        get {
            if isTextUnmeasured { updateContentSize() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// Scrolls until a range of the text is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        scrollRectToVisible(frame(of: OffsetRange(range)), animated: false)
        let end = caretFrame(at: range.location + range.length)
        if end.minY > caretFrame(at: range.location).minY { scrollRectToVisible(end, animated: false) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size) }
    override func contentValue() -> Content? { textViewContent }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, let font = adjusted(font, from: previousTraitCollection) else {
            return
        }
        self.font = font
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContentSize()
    }

    /// Begins editing at the location of a touch that ends in the view.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, bounds.contains(touch.location(in: self)), isEditable else { return }
        guard becomeFirstResponder() else { return }
        editedRange = caret(nearestTo: touch.location(in: self))
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
    // Even one that does not scroll keeps the row that it is in from being selected (openradar 34161354).
    override var keepsTouches: Bool { isScrollEnabled || isSelectable }
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isEditing else { return true }
        guard isEditable else { return super.becomeFirstResponder() }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        beginEditing()
        return true
    }
    override func firstResponderWasTaken() { if isEditing { finishEditing() } }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isEditing else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        finishEditing()
        return true
    }

    // Also in text fields: subclasses override them, and a protocol extension has neither stored nor overridable
    // members.

    @Inert(.service) open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    @Inert(.service) open var autocorrectionType: UITextAutocorrectionType = .default
    @Inert(.service) open var spellCheckingType: UITextSpellCheckingType = .default
    @Inert(.service) open var smartQuotesType: UITextSmartQuotesType = .default
    @Inert(.service) open var smartDashesType: UITextSmartDashesType = .default
    @Inert(.service) open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    @Inert(.service) open var inlinePredictionType: UITextInlinePredictionType = .default
    @Inert(.service) open var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
    open var keyboardType: UIKeyboardType = .default
    @Inert(.service) open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically: Bool = false
    open var isSecureTextEntry: Bool = false
    open var textContentType: UITextContentType!
    @Inert(.service) open var passwordRules: UITextInputPasswordRules? = nil

    open var hasText: Bool { length > 0 }
    open func insertText(_ text: String) { insert(text) }
    open func deleteBackward() { removeBackward() }

    open weak var inputDelegate: (any UITextInputDelegate)?
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open var markedTextRange: UITextRange? { nil }
    @Inert(.looks) open var markedTextStyle: [NSAttributedString.Key: Any]? = nil
    open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
    open var endOfDocument: UITextPosition { OffsetPosition(length) }
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
    @Inert(.service) open var textFormattingConfiguration: UITextFormattingViewController.Configuration? = nil
}
