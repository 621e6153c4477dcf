public import Foundation

/// The layout of a paragraph.
open class NSTextLayoutFragment: NSObject {
    /// Options for enumerating layout fragments.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let reverse = EnumerationOptions(rawValue: 1)
        public static let estimatesSize = EnumerationOptions(rawValue: 2)
        public static let ensuresLayout = EnumerationOptions(rawValue: 4)
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
    }
    /// The state of the fragment's layout; always complete here.
    public enum State: UInt, Sendable {
        case none = 0, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
    }
    open weak var textLayoutManager: NSTextLayoutManager?
    open private(set) weak var textElement: NSTextElement?
    private let element: NSTextElement
    open private(set) var rangeInElement: NSTextRange
    /// The frame of the fragment, in points of the text container.
    open internal(set) var layoutFragmentFrame = CGRect.zero
    open internal(set) var textLineFragments: [NSTextLineFragment] = []
    open var state: State { .layoutAvailable }
    open var layoutQueue: OperationQueue?
    open var leadingPadding: CGFloat { 0 }
    open var trailingPadding: CGFloat { 0 }
    open var topMargin: CGFloat { 0 }
    open var bottomMargin: CGFloat { 0 }

    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        self.textElement = textElement
        self.rangeInElement =
            rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    }
    public required init?(coder: NSCoder) { nil }

    /// The bounds of the surface that the fragment draws on, in points of the fragment.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
    open func invalidateLayout() { textLayoutManager?.contentChanged() }
    open func draw(at point: CGPoint, in context: CGContext) {
        for line in textLineFragments {
            let origin = line.typographicBounds.origin
            line.draw(at: CGPoint(x: point.x + origin.x, y: point.y + origin.y), in: context)
        }
    }
    open func textLineFragment(
        forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
    ) -> NSTextLineFragment? {
        textLineFragments.first { ($0.typographicBounds.minY..<$0.typographicBounds.maxY).contains(verticalOffset) }
            ?? (requiresExactMatch ? nil : textLineFragments.last)
    }
}

/// A line of a layout fragment.
open class NSTextLineFragment: NSObject {
    open private(set) var attributedString: NSAttributedString
    /// The range of the line's characters in its attributed string.
    open private(set) var characterRange: NSRange
    /// The typographic bounds of the line, in points of the layout fragment.
    open internal(set) var typographicBounds = CGRect.zero
    /// The origin of the first glyph on the baseline, in points of the line.
    open internal(set) var glyphOrigin = CGPoint.zero

    public init(attributedString: NSAttributedString, range: NSRange) {
        self.attributedString = attributedString
        characterRange = range
        let text = attributedString.attributedSubstring(from: range)
        typographicBounds = CGRect(origin: .zero, size: text.size())
    }

    open func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        attributedString.attributedSubstring(from: characterRange).draw(at: point)
        UIGraphicsPopContext()
    }
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: width(before: index), y: glyphOrigin.y)
    }
    open func characterIndex(for point: CGPoint) -> Int {
        let end = characterRange.location + characterRange.length
        return (characterRange.location..<end).first { width(before: $0 + 1) > point.x } ?? end
    }
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
