public import Foundation
public import LayoutSimInertness

/// The layout of a paragraph.
open class NSTextLayoutFragment: NSObject {
    /// Options for enumerating layout fragments.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Enumerates the fragments from the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1)
        /// Estimates sizes; has no effect here, since layout is always complete.
        public static let estimatesSize = EnumerationOptions(rawValue: 2)
        /// Ensures that fragments are laid out, which they always are here.
        public static let ensuresLayout = EnumerationOptions(rawValue: 4)
        /// Includes the empty line after a trailing newline; has no effect here.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
    }
    /// The state of the fragment's layout; always complete here.
    public enum State: UInt, Sendable {
        case none = 0, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
    }
    /// The layout manager that made the fragment.
    open weak var textLayoutManager: NSTextLayoutManager?
    /// The element that the fragment lays out.
    open private(set) weak var textElement: NSTextElement?
    private let element: NSTextElement
    /// The range of the fragment in the document; that of the whole element by default.
    open private(set) var rangeInElement: NSTextRange
    /// The frame of the fragment, in points of the text container.
    open internal(set) var layoutFragmentFrame = CGRect.zero
    /// The lines of the fragment.
    open internal(set) var textLineFragments: [NSTextLineFragment] = []
    /// The state of the layout; always available here.
    open var state: State { .layoutAvailable }
    /// The queue of the layout; stored only.
    @Inert(.behavior) open var layoutQueue: OperationQueue? = nil
    /// The padding at the leading edge, in points; always 0 here.
    open var leadingPadding: CGFloat { 0 }
    /// The padding at the trailing edge, in points; always 0 here.
    open var trailingPadding: CGFloat { 0 }
    /// The space above the fragment, in points; always 0 here.
    open var topMargin: CGFloat { 0 }
    /// The space below the fragment, in points; always 0 here.
    open var bottomMargin: CGFloat { 0 }

    /// Creates a fragment for a range of an element; `nil` for the whole element.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        self.textElement = textElement
        self.rangeInElement =
            rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    }
    public required init?(coder: NSCoder) { nil }

    /// The bounds of the surface that the fragment draws on, in points of the fragment.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
    /// Invalidates the layout of all fragments of the layout manager.
    open func invalidateLayout() { textLayoutManager?.contentChanged() }
    /// Draws the lines with the origin of the fragment at a point of a context.
    open func draw(at point: CGPoint, in context: CGContext) {
        for line in textLineFragments {
            let origin = line.typographicBounds.origin
            line.draw(at: CGPoint(x: point.x + origin.x, y: point.y + origin.y), in: context)
        }
    }
    /// Returns the line at a vertical offset in points; without an exact match, the last line or `nil`.
    open func textLineFragment(
        forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
    ) -> NSTextLineFragment? {
        textLineFragments.first { ($0.typographicBounds.minY..<$0.typographicBounds.maxY).contains(verticalOffset) }
            ?? (requiresExactMatch ? nil : textLineFragments.last)
    }
}

/// A line of a layout fragment.
open class NSTextLineFragment: NSObject {
    /// The text that the line is a part of.
    open private(set) var attributedString: NSAttributedString
    /// The range of the line's characters in its attributed string.
    open private(set) var characterRange: NSRange
    /// The typographic bounds of the line, in points of the layout fragment.
    open internal(set) var typographicBounds = CGRect.zero
    /// The origin of the first glyph on the baseline, in points of the line.
    open internal(set) var glyphOrigin = CGPoint.zero

    /// Creates a line for a range of a text.
    public init(attributedString: NSAttributedString, range: NSRange) {
        self.attributedString = attributedString
        characterRange = range
        let text = attributedString.attributedSubstring(from: range)
        typographicBounds = CGRect(origin: .zero, size: text.size())
    }

    /// Draws the line with its top left corner at a point of a context.
    open func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        attributedString.attributedSubstring(from: characterRange).draw(at: point)
        UIGraphicsPopContext()
    }
    /// Returns the position of a character on the baseline, in points of the line.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: width(before: index), y: glyphOrigin.y)
    }
    /// Returns the index of the character at a point of the line.
    open func characterIndex(for point: CGPoint) -> Int {
        let end = characterRange.location + characterRange.length
        return (characterRange.location..<end).first { width(before: $0 + 1) > point.x } ?? end
    }
    /// Returns how far a point is through the glyph at it, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        let index = characterIndex(for: point)
        let (start, end) = (width(before: index), width(before: index + 1))
        return end > start ? max(0, min(1, (point.x - start) / (end - start))) : 0
    }

    private func width(before index: Int) -> CGFloat {
        let length = max(0, min(index, characterRange.location + characterRange.length) - characterRange.location)
        return attributedString.attributedSubstring(from: NSRange(location: characterRange.location, length: length))
            .size().width
    }
}
