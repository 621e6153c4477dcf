public import Foundation

/// A text that tells layout managers when it changes.
open class NSTextStorage: NSMutableAttributedString {
    /// What was changed.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    private var managers: [NSLayoutManager] = []
    private var depth = 0
    open weak var delegate: (any NSTextStorageDelegate)?
    open internal(set) var editedMask: EditActions = []
    open internal(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open internal(set) var changeInLength = 0

    public static let willProcessEditingNotification = NSNotification.Name(
        "NSTextStorageWillProcessEditingNotification")
    public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")

    open var layoutManagers: [NSLayoutManager] { managers }
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    open override func beginEditing() { depth += 1 }
    open override func endEditing() {
        depth -= 1
        if depth == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Notes a change; subclasses call it from their primitive methods.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange =
            self.editedRange.location == NSNotFound ? range : NSUnionRange(self.editedRange, range)
        changeInLength += delta
        if depth == 0 { processEditing() }
    }

    /// Tells the delegate and the layout managers of the changes noted so far.
    open func processEditing() {
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        for manager in managers { manager.textChanged() }
    }

    open var fixesAttributesLazily: Bool { false }
    open func invalidateAttributes(in range: NSRange) {}
    open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// What is told of changes of a text.
public protocol NSTextStorageDelegate: AnyObject {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
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
