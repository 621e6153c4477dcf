public import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography

/// Lays out the text of a storage in containers; here a character has one glyph, of its own index, and the first
/// container holds all of them.
open class NSLayoutManager: NSObject {
    /// What a glyph is.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let null = GlyphProperty(rawValue: 1 << 0)
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var usesFontLeading = true
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    open var allowsNonContiguousLayout = false
    open var hasNonContiguousLayout: Bool { false }
    open var usesDefaultHyphenation = false
    open var limitsLayoutForSuspiciousContents = false
    private var known: TextLayout?

    public override init() { super.init() }

    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        textChanged()
    }
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        textChanged()
    }
    open func textContainerChangedGeometry(_ container: NSTextContainer) { textChanged() }
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        textChanged()
    }
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) {
        textChanged()
    }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange { charRange }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange { glyphRange }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// The rectangle of all lines, in points of the container.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let set = layout() else { return .zero }
        return CGRect(
            x: 0, y: 0, width: set.exactSize.width + 2 * container.lineFragmentPadding, height: set.exactSize.height)
    }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        lines(container).filter { NSIntersectionRange($0.range, glyphRange).length > 0 }
            .map { $0.part(glyphRange, of: textStorage) }.reduce(CGRect.null) { $0.union($1) }
    }

    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        unsafe lineFragment(at: glyphIndex, effectiveRange)?.rect ?? .zero
    }
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        unsafe lineFragment(at: glyphIndex, effectiveRange)?.used ?? .zero
    }
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = unsafe lineFragment(at: glyphIndex, nil) else { return .zero }
        let part = line.part(NSRange(location: glyphIndex, length: 1), of: textStorage)
        return CGPoint(x: part.minX, y: line.baseline - line.rect.minY)
    }
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines(container) where NSIntersectionRange(line.range, glyphRange).length > 0 {
            unsafe withUnsafeMutablePointer(to: &stop) { unsafe block(line.rect, line.used, container, line.range, $0) }
            if stop.boolValue { return }
        }
    }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        unsafe characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        unsafe characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let lines = lines(container)
        guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
        var index = line.range.location
        while index + 1 < line.range.location + line.range.length,
            line.part(NSRange(location: index, length: 1), of: textStorage).maxX <= point.x
        {
            index += 1
        }
        return index
    }

    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {}
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {}
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        textContainers.first
    }
    open var extraLineFragmentRect: CGRect { .zero }
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first, let set = layout() else { return }
        let start = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
        let width = container.size.width - 2 * container.lineFragmentPadding
        let color = textStorage.flatMap { AttributedText($0, defaults: [:]).firstColor() } ?? .black
        TextDrawing.draw(set, color: color, from: start, width: width)
    }

    func textChanged() { known = nil }
}

extension NSLayoutManager {
    /// A line of the first container, in points of the container.
    private struct Line {
        let range: NSRange
        let rect: CGRect
        let used: CGRect
        let baseline: CGFloat

        /// The part of the line that characters take up.
        func part(_ characters: NSRange, of text: NSTextStorage?) -> CGRect {
            guard let text else { return used }
            let wanted = NSIntersectionRange(range, characters)
            let before = text.attributedSubstring(
                from: NSRange(location: range.location, length: wanted.location - range.location))
            let inside = text.attributedSubstring(from: wanted)
            return CGRect(
                x: used.minX + before.size().width, y: rect.minY, width: inside.size().width, height: rect.height)
        }
    }

    private func lineFragment(at index: Int, _ effectiveRange: NSRangePointer?) -> Line? {
        guard let container = textContainers.first else { return nil }
        let lines = lines(container)
        let line = lines.first { NSLocationInRange(index, $0.range) } ?? lines.last
        if let line, let effectiveRange = unsafe effectiveRange { unsafe effectiveRange.pointee = line.range }
        return line
    }

    private func lines(_ container: NSTextContainer) -> [Line] {
        guard let text = textStorage, let set = layout() else { return [] }
        let string = text.string
        let padding = container.lineFragmentPadding
        return zip(set.lines, set.lineEdges).enumerated().map { index, element in
            let (line, edges) = element
            let start = string.utf8.index(string.startIndex, offsetBy: line.range.lowerBound)
            let next = index + 1 < set.lines.count ? set.lines[index + 1].range.lowerBound : string.utf8.count
            let end = string.utf8.index(string.startIndex, offsetBy: max(next, line.range.lowerBound))
            return Line(
                range: NSRange(start..<end, in: string),
                rect: CGRect(
                    x: 0, y: edges.top, width: container.size.width, height: edges.bottom - edges.top),
                used: CGRect(
                    x: padding, y: edges.top, width: line.width, height: edges.bottom - edges.top),
                baseline: edges.baseline)
        }
    }

    private func layout() -> TextLayout? {
        guard let text = textStorage, let container = textContainers.first else { return nil }
        if let known { return known }
        var content = AttributedText(text, defaults: [:]).content(container.lineBreakMode, traits: .current)
        content.numberOfLines = container.maximumNumberOfLines
        let width = container.size.width - 2 * container.lineFragmentPadding
        let made = TextSetting.layout(
            TextRequest(content, width: finite(width), height: finite(container.size.height)), scale: 2)
        known = made
        return made
    }
}

/// What may change how a layout manager lays out text.
public protocol NSLayoutManagerDelegate: AnyObject {
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
}
