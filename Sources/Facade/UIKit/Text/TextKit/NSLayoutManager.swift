// Longer than 300 lines: members that subclasses override must be declared in the class itself.
public import CoreGraphics
public import Foundation
import LayoutSimGeometry
public import LayoutSimInertness
import LayoutSimText
import LayoutSimTypography

/// Lays out the text of a text storage in text containers; here each character has one glyph with the same index, and
/// the first container holds all of them.
open class NSLayoutManager: NSObject {
    /// The properties of a glyph.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let null = GlyphProperty(rawValue: 1 << 0)
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// The text storage, which sets the property when the manager is added to it.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The text containers; all text is in the first one here.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The delegate, which can adjust line fragments.
    open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    @Inert(.layout) open var usesFontLeading = true
    @Inert(.looks) open var showsInvisibleCharacters = false
    @Inert(.looks) open var showsControlCharacters = false
    @Inert(.behavior) open var allowsNonContiguousLayout = false
    open var hasNonContiguousLayout: Bool { false }
    /// Whether words are hyphenated by default; stored only.
    @Inert(.layout) open var usesDefaultHyphenation = false
    @Inert(.behavior) open var limitsLayoutForSuspiciousContents = false
    var known: TextLayout?
    var knownLines: [Line]?
    var extraLine: (rect: CGRect, used: CGRect)?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

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
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
    open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}
    /// Returns the number of glyphs, since all text is laid out at once here.
    open func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
    open func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }
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

    /// Returns the rectangle of all lines, in points of the container.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let set = layout() else { return .zero }
        let bottom = max(lines(container).map(\.rect.maxY).max() ?? 0, extraLine?.rect.maxY ?? 0)
        let height = delegate == nil && extraLine == nil ? set.exactSize.height : bottom
        return CGRect(x: 0, y: 0, width: set.exactSize.width + 2 * container.lineFragmentPadding, height: height)
    }

    /// Returns the smallest rectangle that encloses a range of glyphs, in points of the container.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        lines(container).filter { NSIntersectionRange($0.range, glyphRange).length > 0 }
            .map { part(glyphRange, of: $0) }.reduce(CGRect.null) { $0.union($1) }
    }

    /// Returns the rectangle of a glyph's line across the whole container, in points of the container.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        unsafe lineFragment(at: glyphIndex, effectiveRange)?.rect ?? .zero
    }
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        unsafe lineFragment(at: glyphIndex, effectiveRange)?.used ?? .zero
    }
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = unsafe lineFragment(at: glyphIndex, nil) else { return .zero }
        let part = part(NSRange(location: glyphIndex, length: 1), of: line)
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
    /// Returns the index of the character at a point in the container, and how far across the character the point is,
    /// from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        unsafe partialFraction?.pointee = 0
        let lines = lines(container)
        guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
        var index = line.range.location
        while index + 1 < line.range.location + line.range.length,
            part(NSRange(location: index, length: 1), of: line).maxX <= point.x
        {
            index += 1
        }
        let part = part(NSRange(location: index, length: 1), of: line)
        if part.width > 0 { unsafe partialFraction?.pointee = max(0, min(1, (point.x - part.minX) / part.width)) }
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
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {}
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {}
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {}
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in context: CGContext
    ) {}
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        matrix textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:],
        in graphicsContext: CGContext
    ) {}
    open func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) {}
    open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {}
    open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}
    open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
    open func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
    open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { textChanged() }
    /// Returns whether a glyph is not shown, such as a control character or a line ending.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        propertyForGlyph(at: glyphIndex) == .controlCharacter
    }
    open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph { glyph(at: glyphIndex) }
    open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        if let isValidIndex = unsafe isValidIndex {
            unsafe isValidIndex.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        }
        return glyph(at: glyphIndex)
    }
    open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        var range = NSRange(location: NSNotFound, length: 0)
        _ = unsafe lineFragment(at: glyphIndex, &range)
        return range
    }
    @discardableResult open func getGlyphs(
        in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties props: UnsafeMutablePointer<GlyphProperty>?,
        characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
        bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        let known = NSIntersectionRange(glyphRange, NSRange(location: 0, length: numberOfGlyphs))
        for place in 0..<known.length {
            let index = known.location + place
            if let glyphBuffer = unsafe glyphBuffer { unsafe glyphBuffer[place] = glyph(at: index) }
            if let props = unsafe props { unsafe props[place] = propertyForGlyph(at: index) }
            if let charIndexBuffer = unsafe charIndexBuffer { unsafe charIndexBuffer[place] = index }
            if let bidiLevelBuffer = unsafe bidiLevelBuffer { unsafe bidiLevelBuffer[place] = 0 }
        }
        return known.length
    }
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        textContainers.first
    }
    /// The rectangle of the empty line after a trailing newline, in points of the container.
    open var extraLineFragmentRect: CGRect { extraLine(textContainers.first)?.rect ?? .zero }
    open var extraLineFragmentUsedRect: CGRect { extraLine(textContainers.first)?.used ?? .zero }
    open var extraLineFragmentTextContainer: NSTextContainer? {
        extraLineFragmentRect.isEmpty ? nil : textContainers.first
    }
    open func setExtraLineFragmentRect(
        _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
    ) { extraLine = (fragmentRect, usedRect) }
    open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard let text = textStorage?.string as NSString?, glyphIndex < text.length else { return [] }
        switch text.character(at: glyphIndex) {
        case 9, 10, 13, 0x2028, 0x2029: return .controlCharacter
        case 32: return .elastic
        default: return []
        }
    }
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let text = textStorage, glyphIndex < text.length,
            let attachment = unsafe text.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
                as? NSTextAttachment
        else { return CGSize(width: -1, height: -1) }
        return attachment.bounds.isEmpty ? attachment.image?.size ?? .zero : attachment.bounds.size
    }
    /// Returns the glyph range that the ellipsis at the end of the last line replaces; its location is `NSNotFound` for
    /// other lines.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let text = textStorage, let set = layout(), set.isTruncated, let container = textContainers.first,
            container.lineBreakMode == .byTruncatingTail, let line = lines(container).last,
            NSLocationInRange(glyphIndex, line.range)
        else { return NSRange(location: NSNotFound, length: 0) }
        let shown = line.shownLength(of: text)
        return NSRange(location: line.range.location + shown, length: line.range.length - shown)
    }
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for line in lines(textContainer) where NSIntersectionRange(line.range, glyphRange).length > 0 {
            unsafe withUnsafeMutablePointer(to: &stop) { unsafe block(part(glyphRange, of: line), $0) }
            if stop.boolValue { return }
        }
    }
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        lines(container).filter { $0.rect.intersects(bounds) }.map(\.range)
            .reduce(NSRange(location: 0, length: 0)) { $0.length == 0 ? $1 : NSUnionRange($0, $1) }
    }
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first, let set = layout() else { return }
        let start = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
        let width = container.size.width - 2 * container.lineFragmentPadding
        let color = textStorage.flatMap { AttributedText($0, defaults: [:]).firstColor() } ?? .black
        TextDrawing.draw(set, color: color, from: start, width: width)
    }

    func textChanged() {
        known = nil
        knownLines = nil
        extraLine = nil
    }
}
