public import Foundation

/// A text field or a text view, whose text is edited at offsets in UTF-16 code units.
@preconcurrency @MainActor protocol TextEditing: UITextInput {
    var editedText: String { get }
    var editedRange: NSRange { get set }
    /// Whether the next text that is inserted replaces all of the text.
    var clearsOnInsertion: Bool { get set }
    /// Replaces a range of the text without consulting the delegate.
    func replaceText(in range: NSRange, with text: String)
    /// Inserts a text at the insertion point, as code does, without consulting the delegate.
    func insert(_ text: String)
    /// Asks the delegate whether the keyboard may replace a range of the text.
    func agrees(to text: String, in range: NSRange) -> Bool
    /// Returns the caret rectangle at an offset, in points of the view.
    func caretFrame(at offset: Int) -> CGRect
}

extension TextEditing {
    var length: Int { editedText.utf16.count }

    func select(_ range: UITextRange?) {
        if let range = (range as? OffsetRange)?.range { editedRange = range }
    }

    func replaceText(in range: UITextRange, with text: String) {
        if let range = (range as? OffsetRange)?.range { replaceText(in: range, with: text) }
    }

    func string(in range: UITextRange) -> String? {
        guard let range = (range as? OffsetRange)?.range, range.location + range.length <= length else { return nil }
        return (editedText as NSString).substring(with: range)
    }

    func offsetRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        guard let start = start as? OffsetPosition, let end = end as? OffsetPosition else { return nil }
        let low = min(start.offset, end.offset)
        return OffsetRange(NSRange(location: low, length: max(start.offset, end.offset) - low))
    }

    func position(after position: UITextPosition, by distance: Int) -> UITextPosition? {
        guard let position = position as? OffsetPosition else { return nil }
        let offset = position.offset + distance
        return (0...length).contains(offset) ? OffsetPosition(offset) : nil
    }

    func order(of position: UITextPosition, and other: UITextPosition) -> ComparisonResult {
        let distance = distance(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }

    func distance(from position: UITextPosition, to other: UITextPosition) -> Int {
        ((other as? OffsetPosition)?.offset ?? 0) - ((position as? OffsetPosition)?.offset ?? 0)
    }

    func end(of range: UITextRange, in direction: UITextLayoutDirection) -> UITextPosition {
        direction.isBackward ? range.start : range.end
    }

    func rest(from position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        offsetRange(from: position, to: direction.isBackward ? beginningOfDocument : endOfDocument)
    }

    func character(at point: CGPoint) -> UITextRange? {
        let offset = (nearestPosition(to: point) as? OffsetPosition)?.offset ?? 0
        return OffsetRange(NSRange(location: offset, length: min(1, length - offset)))
    }

    func caretFrame(at position: UITextPosition) -> CGRect {
        (position as? OffsetPosition).map { caretFrame(at: $0.offset) } ?? .zero
    }

    func selectionFrames(of range: UITextRange) -> [UITextSelectionRect] {
        range.isEmpty ? [] : [WholeSelectionRect(frame(of: range))]
    }

    func frame(of range: UITextRange) -> CGRect {
        guard let range = (range as? OffsetRange)?.range else { return .zero }
        let start = caretFrame(at: range.location)
        let end = caretFrame(at: range.location + range.length)
        guard start.minY == end.minY else { return start }
        return CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)
    }

    func nearestPosition(to point: CGPoint) -> UITextPosition {
        let distances = (0...length).map { offset -> (offset: Int, distance: CGFloat) in
            let frame = caretFrame(at: offset)
            return (offset, abs(frame.midX - point.x) + 1000 * abs(frame.midY - point.y))
        }
        return OffsetPosition(distances.min { $0.distance < $1.distance }?.offset ?? 0)
    }

    /// Returns the insertion point for a tap at a point.
    func caret(nearestTo point: CGPoint) -> NSRange {
        NSRange(location: (nearestPosition(to: point) as? OffsetPosition)?.offset ?? length, length: 0)
    }

    /// Returns the range that an insertion replaces: the selection, or once all of the text if the next insertion
    /// clears it (Apple, *clearsOnInsertion*).
    func replacedRange() -> NSRange {
        guard clearsOnInsertion else { return editedRange }
        clearsOnInsertion = false
        return NSRange(location: 0, length: length)
    }

    /// Removes what the delete key removes, as code does, without consulting the delegate.
    func removeBackward() {
        if let deletedRange { replaceText(in: deletedRange, with: "") }
    }

    /// The range that the delete key removes: the selection, or the character before the insertion point; `nil` at the
    /// start.
    var deletedRange: NSRange? {
        if editedRange.length > 0 { return editedRange }
        guard editedRange.location > 0 else { return nil }
        return (editedText as NSString).rangeOfComposedCharacterSequence(at: editedRange.location - 1)
    }
}

/// A tokenizer that finds words and lines with Foundation.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates a tokenizer for a text input, which must be a text field or a text view here.
    public init(textInput: any UITextInput) {
        input = textInput
        super.init()
    }

    /// Returns the text unit around a position, regardless of the direction; a sentence is a whole paragraph here.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let editing = input as? any TextEditing, let offset = (position as? OffsetPosition)?.offset else {
            return nil
        }
        let text = editing.editedText as NSString
        guard text.length > 0 else { return nil }
        let place = NSRange(location: min(offset, text.length - 1), length: 0)
        switch granularity {
        case .character: return OffsetRange(text.rangeOfComposedCharacterSequence(at: place.location))
        case .paragraph, .line, .sentence: return OffsetRange(text.lineRange(for: place))
        case .document: return OffsetRange(NSRange(location: 0, length: text.length))
        case .word: return OffsetRange(word(around: place.location, in: text))
        }
    }

    /// Returns whether a position is at the start or the end of a text unit.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard
            let range = rangeEnclosingPosition(position, with: granularity, inDirection: direction) as? OffsetRange,
            let offset = (position as? OffsetPosition)?.offset
        else { return false }
        return offset == range.range.location || offset == range.range.location + range.range.length
    }

    /// Returns the start or the end of the text unit around a position.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let range = rangeEnclosingPosition(position, with: granularity, inDirection: direction)
        return direction.rawValue == UITextStorageDirection.backward.rawValue ? range?.start : range?.end
    }

    /// Returns whether a position is within a text unit; `true` for every position of nonempty text.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func word(around offset: Int, in text: NSString) -> NSRange {
        let breaks = CharacterSet.alphanumerics.inverted
        let before = text.rangeOfCharacter(
            from: breaks, options: .backwards, range: NSRange(location: 0, length: offset))
        let after = text.rangeOfCharacter(
            from: breaks, options: [], range: NSRange(location: offset, length: text.length - offset))
        let start = before.location == NSNotFound ? 0 : before.location + before.length
        let end = after.location == NSNotFound ? text.length : after.location
        return NSRange(location: start, length: max(0, end - start))
    }
}
