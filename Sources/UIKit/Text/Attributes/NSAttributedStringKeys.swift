public import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// How paragraphs are set, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The color of letters, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The color behind letters, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Whether ligatures are set, 0 or 1.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The distance added after each character, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The distance added after each character, in points, which keeps ligatures.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The raw value of the `NSUnderlineStyle` of the line through letters.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The raw value of the `NSUnderlineStyle` of the line below letters.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The color of outlines, a `UIColor`.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of outlines in percent of the font size; negative fills the letters too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The shadow of letters, an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The raw value of a `TextEffectStyle`.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// What stands in place of a character, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// Where the text leads, a `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// How far letters are raised, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The color of the line below letters, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The color of the line through letters, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The skew of letters.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The logarithm of the factor by which letters are widened.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Embedded directions, an array of numbers.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// 1 for vertical forms of glyphs; iOS knows 0 only.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalGlyphForm")
    /// A tag by which a text view's delegate knows a part of the text.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
    /// How text is highlighted, which is not drawn.
    public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlight")
    /// The colors in which text is highlighted.
    public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
    /// Whether punctuation is spoken.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// The language in which the text is spoken.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// The pitch at which the text is spoken, from 0 to 2.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePitch")
    /// How the text is pronounced.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether an announcement waits for those before it.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// Whether the text is spelled out.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading, from 1 to 6.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// What is said of the text, an array of strings.
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
    /// How urgent an announcement is, a `UIAccessibilityPriority`.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// What kind of text it is, a `UIAccessibilityTextualContext`.
    public static let accessibilityTextualContext = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeContext")
}
