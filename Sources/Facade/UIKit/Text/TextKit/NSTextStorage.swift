public import Foundation

/// A mutable attributed string that notifies layout managers of its changes.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of edits.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    private var managers: [NSLayoutManager] = []
    /// Called after the delegate and the layout managers were notified of changes.
    var processed: (() -> Void)?
    private var depth = 0
    /// Whether edits are being processed; those made in the meantime are merged into them.
    private var isProcessing = false
    /// The delegate, which is notified of edits.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The kinds of changes since the last notification of the layout managers.
    open internal(set) var editedMask: EditActions = []
    /// The range of the changed text; its location is `NSNotFound` if there are no changes.
    open internal(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The change in length, in UTF-16 code units.
    open internal(set) var changeInLength = 0

    /// Posted before edits are processed; the object is the text storage.
    public static let willProcessEditingNotification = NSNotification.Name(
        "NSTextStorageWillProcessEditingNotification")
    /// Posted before the layout managers are notified of edits; the object is the text storage.
    public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")

    /// The layout managers that lay out the text.
    open var layoutManagers: [NSLayoutManager] { managers }
    /// Adds a layout manager, unless it was added before.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
        edited(
            [.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        super.addAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    // Foundation's `append(_:)`, `insert(_:at:)` and `setAttributedString(_:)` call `replaceCharacters(in:with:)`,
    // which records the edit.
    open override func deleteCharacters(in range: NSRange) {
        super.deleteCharacters(in: range)
        edited(.editedCharacters, range: range, changeInLength: -range.length)
    }

    open override func beginEditing() { depth += 1 }
    open override func endEditing() {
        depth -= 1
        if !editedMask.isEmpty { processEdits() }
    }

    /// Records a change; subclasses call it from their primitive methods.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        let whole =
            self.editedRange.location == NSNotFound ? editedRange : NSUnionRange(self.editedRange, editedRange)
        self.editedRange = NSRange(location: whole.location, length: max(0, whole.length + delta))
        changeInLength += delta
        processEdits()
    }

    /// Processes the edits, unless a group of edits is open or edits are being processed.
    private func processEdits() {
        guard depth == 0, !isProcessing else { return }
        isProcessing = true
        defer { isProcessing = false }
        processEditing()
    }

    /// Notifies the delegate and the layout managers of the recorded changes, including those that the delegate makes
    /// in the process ([Apple](https://developer.apple.com/documentation/appkit/nstextstorage/processediting())).
    open func processEditing() {
        isProcessing = true
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        isProcessing = false
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        for manager in managers { manager.textChanged() }
        processed?()
    }

    /// Whether attributes are fixed on demand; always `false` here.
    open var fixesAttributesLazily: Bool { false }
    /// Does nothing here, since attributes are not fixed.
    open func invalidateAttributes(in range: NSRange) {}
    /// Does nothing here, since attributes are not fixed.
    open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// The delegate of a text storage, which is notified of edits.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Tells the delegate that edits are about to be processed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Tells the delegate that edits were processed, before the layout managers are notified.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
