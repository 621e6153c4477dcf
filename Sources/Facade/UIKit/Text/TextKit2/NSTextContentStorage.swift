public import Foundation
public import LayoutSimInertness

/// The smallest unit of text layout, such as a paragraph.
open class NSTextElement: NSObject {
    /// The content manager that the element belongs to.
    open weak var textContentManager: NSTextContentManager?
    /// The range of the element in the document; `nil` if it belongs to none.
    open var elementRange: NSTextRange?
    /// Creates an element of a content manager.
    public init(textContentManager: NSTextContentManager?) { self.textContentManager = textContentManager }
    /// The elements within the element; always empty here.
    open var childElements: [NSTextElement] { [] }
    /// The element that contains the element; always `nil` here.
    open weak var parent: NSTextElement? { nil }
    /// Whether the element takes part in layout; always `true` here.
    open var isRepresentedElement: Bool { true }
}

/// A text element that represents a paragraph.
open class NSTextParagraph: NSTextElement {
    /// The text of the paragraph.
    open private(set) var attributedString: NSAttributedString
    /// Creates a paragraph of a text; `nil` for an empty one.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString()
        super.init(textContentManager: nil)
    }
    /// The range of the paragraph's text, which includes the trailing newline here.
    open var paragraphContentRange: NSTextRange? { elementRange }
    /// The range of the newline at the end; always `nil` here.
    open var paragraphSeparatorRange: NSTextRange? { nil }
}

/// The abstract source of the text elements that layout managers lay out.
open class NSTextContentManager: NSObject {
    /// Options for enumerating text elements.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Enumerates the elements in reverse.
        public static let reverse = EnumerationOptions(rawValue: 1)
    }
    /// The delegate.
    open weak var delegate: (any NSTextContentManagerDelegate)?
    /// The layout managers that lay out the text.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The layout manager that handles edits; the first one by default.
    open var primaryTextLayoutManager: NSTextLayoutManager?
    /// Whether layout managers follow changes at once; stored only, since they always do here.
    @Inert(.behavior) open var automaticallySynchronizesTextLayoutManagers = true
    /// Whether changes go to the backing store at once; stored only, since they always do here.
    @Inert(.behavior) open var automaticallySynchronizesToBackingStore = true
    /// Whether the closure of `performEditingTransaction(_:)` is running.
    open private(set) var hasEditingTransaction = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Adds a layout manager.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    }
    /// Removes a layout manager.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        textLayoutManager.textContentManager = nil
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
    }
    /// Performs edits in a closure, then invalidates the layout.
    open func performEditingTransaction(_ transaction: () -> Void) {
        hasEditingTransaction = true
        transaction()
        hasEditingTransaction = false
        contentChanged()
    }
    /// Invalidates the layout after an edit.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) { contentChanged() }
    /// Returns the elements in a range; empty unless a subclass overrides it.
    open func textElements(for range: NSTextRange) -> [NSTextElement] { [] }
    /// Calls a handler without an error at once.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// The range of the document; empty unless a subclass overrides it.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
    /// Returns the location at an offset from another; `nil` unless a subclass overrides it.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    /// Returns the offset between two locations; 0 unless a subclass overrides it.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }

    /// The whole text to lay out.
    var content: NSAttributedString { NSAttributedString() }
    func contentChanged() { for manager in textLayoutManagers { manager.contentChanged() } }
}

/// The delegate of a text content manager.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {}

/// The delegate of a text content storage, which can provide its paragraphs.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// Asks the delegate for the paragraph to lay out in place of a range of the text; `nil` for the text as it is.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}

/// A content manager that divides an attributed string into paragraphs.
open class NSTextContentStorage: NSTextContentManager {
    /// The text storage to lay out.
    open var textStorage: NSTextStorage? = NSTextStorage() {
        didSet { watch() }
    }
    /// Whether the text contains the markers of lists; stored only.
    @Inert(.layout) open var includesTextListMarkers = false
    private var observer: (any NSObjectProtocol)?

    public override init() {
        super.init()
        watch()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        watch()
    }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// The text to lay out, which is the text storage.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set { textStorage = newValue.map { ($0 as? NSTextStorage) ?? NSTextStorage(attributedString: $0) } }
    }
    open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: content.length)) }
    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = location as? CharacterLocation, (0...content.length).contains(start.offset + offset) else {
            return nil
        }
        return CharacterLocation(start.offset + offset)
    }
    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        NSTextRange(from: from, to: to).characters.length
    }
    open override func textElements(for range: NSTextRange) -> [NSTextElement] {
        paragraphs.filter { NSIntersectionRange($0, range.characters).length > 0 || $0.length == 0 }.map(element)
    }
    /// Returns the range unchanged here.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { textRange }
    /// Returns the text of a paragraph; `nil` for other elements.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// The character range of each paragraph, including its trailing newline.
    var paragraphs: [NSRange] {
        let string = content.string as NSString
        var ranges: [NSRange] = []
        var start = 0
        while start < string.length {
            let range = string.paragraphRange(for: NSRange(location: start, length: 0))
            ranges.append(range)
            start = range.location + max(1, range.length)
        }
        return ranges
    }

    func element(_ range: NSRange) -> NSTextElement {
        let said = (delegate as? any NSTextContentStorageDelegate)?
            .textContentStorage(self, textParagraphWith: range)
        let paragraph = said ?? NSTextParagraph(attributedString: content.attributedSubstring(from: range))
        paragraph.textContentManager = self
        paragraph.elementRange = NSTextRange(range)
        return paragraph
    }

    override var content: NSAttributedString { textStorage ?? NSAttributedString() }

    private func watch() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = textStorage.map { storage in
            nonisolated(unsafe) weak let owner = self
            return NotificationCenter.default.addObserver(
                forName: NSTextStorage.didProcessEditingNotification, object: storage, queue: nil
            ) { _ in unsafe owner?.contentChanged() }
        }
        contentChanged()
    }
}
