public import Foundation

/// A position between two characters.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }
}

/// A range of text between two positions.
@preconcurrency @MainActor open class UITextRange: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// Whether the range is empty; always `true` unless a subclass overrides it.
    open var isEmpty: Bool { true }
    /// The start of the range; subclasses override it.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range; subclasses override it.
    open var end: UITextPosition { UITextPosition() }
}

/// The rectangle of a selected part of a line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// The rectangle; zero unless a subclass overrides it.
    open var rect: CGRect { .zero }
    /// The writing direction of the text in the rectangle; natural by default.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the rectangle contains the start of the selection; `false` by default.
    open var containsStart: Bool { false }
    /// Whether the rectangle contains the end of the selection; `false` by default.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical; `false` by default.
    open var isVertical: Bool { false }
}

/// A position at an offset in UTF-16 code units.
final class OffsetPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? OffsetPosition)?.offset == offset
    }
}

/// A range of offsets in UTF-16 code units.
final class OffsetRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { OffsetPosition(range.location) }
    override var end: UITextPosition { OffsetPosition(range.location + range.length) }
}

/// A selection rectangle that encloses a whole range.
final class WholeSelectionRect: UITextSelectionRect {
    private let frame: CGRect

    init(_ frame: CGRect) {
        self.frame = frame
        super.init()
    }

    override var rect: CGRect { frame }
    override var containsStart: Bool { true }
    override var containsEnd: Bool { true }
}
