public import Foundation

/// The smallest unit of text layout, such as a paragraph.
open class NSTextElement: NSObject {
    open weak var textContentManager: NSTextContentManager?
    open var elementRange: NSTextRange?
    public init(textContentManager: NSTextContentManager?) { self.textContentManager = textContentManager }
    open var childElements: [NSTextElement] { [] }
    open weak var parent: NSTextElement? { nil }
    open var isRepresentedElement: Bool { true }
}

/// A text element that represents a paragraph.
open class NSTextParagraph: NSTextElement {
    open private(set) var attributedString: NSAttributedString
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString()
        super.init(textContentManager: nil)
    }
    open var paragraphContentRange: NSTextRange? { elementRange }
    open var paragraphSeparatorRange: NSTextRange? { nil }
}

/// The abstract source of the text elements that layout managers lay out.
open class NSTextContentManager: NSObject {
    /// Options for enumerating text elements.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let reverse = EnumerationOptions(rawValue: 1)
    }
    open weak var delegate: (any NSTextContentManagerDelegate)?
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    open var primaryTextLayoutManager: NSTextLayoutManager?
    open var automaticallySynchronizesTextLayoutManagers = true
    open var automaticallySynchronizesToBackingStore = true
    open private(set) var hasEditingTransaction = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    }
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        textLayoutManager.textContentManager = nil
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
    }
    open func performEditingTransaction(_ transaction: () -> Void) {
        hasEditingTransaction = true
        transaction()
        hasEditingTransaction = false
        contentChanged()
    }
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) { contentChanged() }
    open func textElements(for range: NSTextRange) -> [NSTextElement] { [] }
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }

    /// The whole text to lay out.
    var content: NSAttributedString { NSAttributedString() }
    func contentChanged() { for manager in textLayoutManagers { manager.contentChanged() } }
}

/// The delegate of a text content manager.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {}

/// The delegate of a text content storage, which can provide its paragraphs.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
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
    open var textStorage: NSTextStorage? = NSTextStorage() {
        didSet { watch() }
    }
    open var includesTextListMarkers = false
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
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { textRange }
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
