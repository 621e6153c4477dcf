public import Foundation

/// The storage direction of text.
public enum UITextStorageDirection: Int, Sendable {
    case forward, backward
}

/// The layout direction of text.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down

    /// Whether it leads to the beginning of a text that is read from left to right.
    var isBackward: Bool { self == .left || self == .up }
}

/// A storage or layout direction, as a raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a direction from the raw value of a storage or layout direction.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Returns a storage direction as a text direction.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// Returns a layout direction as a text direction.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The granularity of a unit of text.
public enum UITextGranularity: Int, Sendable {
    case character, word, sentence, paragraph, line, document
}

/// A responder that accepts typed characters and deletion.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Inserts typed text at the insertion point or in place of the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or else the character before the insertion point.
    func deleteBackward()
}

/// A text view with positions and ranges for editing.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range; `nil` if the range is invalid.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The selected range, which is empty at the insertion point; `nil` if there is neither.
    var selectedTextRange: UITextRange? { get set }
    /// The range of provisional text; always `nil` for text fields and text views here.
    var markedTextRange: UITextRange? { get }
    /// The attributes of provisional text; stored only.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Inserts provisional text; text fields and text views insert it as typed text here.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Accepts the provisional text; does nothing in text fields and text views here.
    func unmarkText()
    /// The position at the start of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The position at the end of the text.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions; `nil` if a position is invalid.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset in UTF-16 code units from another; `nil` if it is outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position at an offset in a layout direction; text fields and text views treat up as left here.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 code units between two positions; negative if the second one is first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The delegate of the text input; text fields and text views never call it here.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The object that finds the boundaries of text units.
    var tokenizer: any UITextInputTokenizer { get }
    /// Returns the position of a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the end of the text in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Returns the writing direction at a position; always natural in text fields and text views here.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets the writing direction of a range; does nothing in text fields and text views here.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// Returns the rectangle of a range in the text input view; that of the caret at its start if it spans lines here.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the caret at a position, in points of the text input view.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a selected range; text fields and text views return a single one here.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position closest to a point of the text input view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position closest to a point; text fields and text views ignore the range here.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point of the text input view.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Returns whether text may replace a range; `true` by default, and never called here.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// The side on which the caret appears if a position is at a line break; forward by default, and stored only.
    var selectionAffinity: UITextStorageDirection { get set }
    /// Inserts text that has alternatives; by default like typed text, without them.
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    /// Inserts a placeholder of a size in points; nothing is inserted by default.
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
    /// Removes a placeholder; does nothing by default.
    func remove(_ textPlaceholder: UITextPlaceholder)
}

extension UITextInput {
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
    public func remove(_ textPlaceholder: UITextPlaceholder) {}
}

/// The delegate of a text input, which is notified of changes of the text and of the selection.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// Tells the delegate that the selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object that finds the boundaries of text units.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the text unit around a position; `nil` if there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns whether a position is at the boundary of a text unit.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next boundary of a text unit in a direction.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns whether a position is within a text unit.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
