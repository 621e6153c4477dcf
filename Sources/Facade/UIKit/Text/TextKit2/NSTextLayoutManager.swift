public import Foundation
public import LayoutSimInertness

/// A TextKit 2 layout manager that lays out all paragraphs of a content manager at once, with the lines of
/// `NSLayoutManager`.
open class NSTextLayoutManager: NSObject {
    /// The purpose of the segments of a text range.
    public enum SegmentType: Int, Sendable { case standard = 0, selection, highlight }
    /// Options for enumerating text segments.
    public struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Passes `nil` rather than the range of each segment.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1)
        /// Omits the segments between the first and the last one; has no effect here.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
        /// Extends the first segment to the leading edge; has no effect here.
        public static let headSegmentExtended = SegmentOptions(rawValue: 4)
        /// Extends the last segment to the trailing edge; has no effect here.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
        /// Prefers the end of a line to the start of the next one; has no effect here.
        public static let upstreamAffinity = SegmentOptions(rawValue: 16)
    }

    /// The delegate, which can provide layout fragments.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { contentChanged() } }
    /// Whether lines include the leading of fonts; has no effect here.
    @Inert(.layout) open var usesFontLeading = true { didSet { contentChanged() } }
    /// Whether layout is limited for suspicious text; stored only.
    @Inert(.behavior) open var limitsLayoutForSuspiciousContents = true
    /// Whether words may be hyphenated; stored only.
    @Inert(.layout) open var usesHyphenation = false
    /// Whether natural alignment follows the base writing direction; stored only.
    @Inert(.layout) open var resolvesNaturalAlignmentWithBaseWritingDirection = false
    /// The queue of the layout; stored only.
    @Inert(.behavior) open var layoutQueue: OperationQueue? = nil
    /// The selections of the text; stored only.
    @Inert(.behavior) open var textSelections: [NSTextSelection] = []
    /// The content manager that provides the text.
    open internal(set) weak var textContentManager: NSTextContentManager? { didSet { contentChanged() } }
    /// The container of the text, without which nothing is laid out.
    open var textContainer: NSTextContainer? {
        didSet {
            oldValue?.textLayoutManager = nil
            textContainer?.textLayoutManager = self
            contentChanged()
        }
    }
    /// The closure that updates rendering attributes; never called here.
    @Inert(.looks) open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? = nil
    /// The controller that passes the visible fragments to its delegate.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
    private var known: (fragments: [NSTextLayoutFragment], bounds: CGRect, size: CGSize)?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Moves the layout manager to another content manager.
    open func replace(_ textContentManager: NSTextContentManager) {
        self.textContentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
    }
    /// The range of the document.
    open var documentRange: NSTextRange {
        textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
    }
    /// Returns the location at an offset from another; `nil` if it is outside the document.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        textContentManager?.location(location, offsetBy: offset)
    }
    /// Returns the offset from one location to another, in UTF-16 code units.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        textContentManager?.offset(from: from, to: to) ?? 0
    }

    /// The bounds of the laid-out text, in points of the text container.
    open var usageBoundsForTextContainer: CGRect { layout().bounds }
    /// Does nothing here, since all text is laid out on demand.
    open func ensureLayout(for range: NSTextRange) {}
    /// Does nothing here, since all text is laid out on demand.
    open func ensureLayout(for bounds: CGRect) {}
    /// Invalidates the layout of the whole text.
    open func invalidateLayout(for range: NSTextRange) { contentChanged() }

    /// Returns the fragment at the y coordinate of a point, in points of the container; `nil` if there is none.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        layout().fragments.first {
            ($0.layoutFragmentFrame.minY..<$0.layoutFragmentFrame.maxY).contains(position.y)
        }
    }
    /// Returns the fragment that contains a location; `nil` if there is none.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        layout().fragments.first { $0.rangeInElement.contains(location) }
    }
    /// Calls a block with fragments from a location on until it returns `false`, and returns the edge of the last one.
    @discardableResult open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let all = layout().fragments
        let isReverse = options.contains(.reverse)
        let wanted = all.filter { fragment in
            guard let location else { return true }
            let range = fragment.rangeInElement
            return isReverse
                ? range.location.compare(location) != .orderedDescending
                : range.endLocation.compare(location) == .orderedDescending
        }
        var last: (any NSTextLocation)?
        for fragment in isReverse ? wanted.reversed() : wanted {
            last = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
            if !block(fragment) { break }
        }
        return last
    }
    /// Calls a block with the rectangle and the baseline of each line's part of a range, until it returns `false`.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let textContainer else { return }
        for fragment in layout().fragments {
            for line in fragment.textLineFragments {
                let offset = fragment.rangeInElement.characters.location
                let range = NSRange(location: line.characterRange.location + offset, length: line.characterRange.length)
                let part = NSIntersectionRange(range, textRange.characters)
                guard part.length > 0 else { continue }
                let start = line.locationForCharacter(at: part.location - offset).x
                let end = line.locationForCharacter(at: part.location + part.length - offset).x
                let origin = fragment.layoutFragmentFrame.origin
                let rect = CGRect(
                    x: origin.x + line.typographicBounds.minX + start, y: origin.y + line.typographicBounds.minY,
                    width: end - start, height: line.typographicBounds.height)
                let given = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
                if !block(given, rect, line.glyphOrigin.y, textContainer) { return }
            }
        }
    }

    /// Does nothing here, since rendering attributes are not drawn.
    open func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) { inert(.looks, self) }
    /// Does nothing here, since rendering attributes are not drawn.
    open func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) { inert(.behavior, self) }
    /// Does nothing here, since rendering attributes are not drawn.
    open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        inert(.behavior, self)
    }
    /// Does nothing here, since rendering attributes are not drawn.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) { inert(.behavior, self) }
    /// Replaces a range of the text storage.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        (textContentManager as? NSTextContentStorage)?.textStorage?
            .replaceCharacters(in: range.characters, with: attributedString)
    }

    func contentChanged() { known = nil }

    private func layout() -> (fragments: [NSTextLayoutFragment], bounds: CGRect, size: CGSize) {
        guard let storage = textContentManager as? NSTextContentStorage, let textContainer else {
            return ([], .zero, .zero)
        }
        if let known, known.size == textContainer.size { return known }
        let made = FragmentLayout(storage, textContainer, self).made
        known = (made.fragments, made.bounds, textContainer.size)
        return (made.fragments, made.bounds, textContainer.size)
    }
}

/// The delegate of a text layout manager, which can provide its layout fragments.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// Asks the delegate for the fragment of an element; a plain one by default.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}
