import LayoutSimUIKitArithmetic
public import Foundation

/// The paragraph attributes of text, such as alignment and line spacing.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    /// The strategy for keeping words together at line breaks.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Avoids a last line that consists of a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Breaks Hangul text between words only.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The strategy that labels use.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    private let mark = FoundationMark.value
    /// The values of the style.
    var values = ParagraphValues()

    /// The default paragraph style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Returns the writing direction of a language.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let code = languageName?.prefix { $0 != "-" && $0 != "_" }
        guard let code else { return .leftToRight }
        return ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(code)
            ? .rightToLeft : .leftToRight
    }

    public override init() { super.init() }

    /// Creates a paragraph style from data encoded by `encode(with:)`.
    public required init?(coder: NSCoder) {
        values = ParagraphValues(coder)
        super.init()
    }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { values.write(to: coder) }

    init(_ values: ParagraphValues) {
        self.values = values
        super.init()
    }

    /// The distance between the lines of a paragraph, in points; negative values count as 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, in points; negative values count as 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The alignment of the text.
    open var alignment: NSTextAlignment { values.alignment }
    /// The indent of all lines but the first from the leading margin, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The distance from the leading margin to the end of the lines, in points; from the trailing margin if not
    /// positive.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The indent of the first line from the leading margin, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The line break mode; that of the first paragraph applies to the whole text here.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The minimum line height, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum line height, in points; 0 for no maximum.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The writing direction; natural follows the text.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The factor by which the natural line height is multiplied; 0 leaves it unchanged.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The space before the paragraph, in points; negative values count as 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The threshold for hyphenation, from 0 to 1; stored only, since there are no dictionaries of hyphenation here.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether the paragraph uses the system's default hyphenation; stored only.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The tab stops, by default twelve that are 28 points apart.
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// The interval between tab stops after the last one, in points; 0 for no further stops.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The lists that contain the paragraph, outermost first; stored only.
    open var textLists: [NSTextList] { values.textLists }
    /// Whether letters of a line that is up to a twentieth too long are drawn closer together instead of truncating it;
    /// that of the first paragraph applies to the whole text here.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The strategy for breaking lines; that of the first paragraph applies to the whole text here.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// The values of a paragraph style; lengths are in points.
struct ParagraphValues: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tabStops = NSTextTab.standard
    var defaultTabInterval: CGFloat = 0
    var textLists: [NSTextList] = []
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
}
