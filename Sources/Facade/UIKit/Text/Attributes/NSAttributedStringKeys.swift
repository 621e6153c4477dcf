public import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The paragraph style, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The text color, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The background color, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Whether to use ligatures, 0 or 1.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The kerning, in points added after each character.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The tracking, in points added after each character, which keeps ligatures.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The strikethrough style, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The underline style, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The stroke color, a `UIColor`.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The stroke width as a percentage of the font size; a negative width also fills the text.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The shadow, an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The text effect, the raw value of a `TextEffectStyle`.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The attachment in place of a character, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The link, a `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The baseline offset, in points upward.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The underline color, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The strikethrough color, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The skew of the glyphs.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The logarithm of the factor by which glyphs are expanded.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The embedded writing directions, an array of numbers.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// The glyph orientation, 1 for vertical; iOS supports only 0.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalGlyphForm")
    /// A tag that identifies a part of the text to a text view's delegate.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
    /// The text highlight style, which is not drawn here.
    public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlight")
    /// The color scheme of the text highlight.
    public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
    /// Whether punctuation is spoken.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// The language for speaking the text.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// The pitch for speaking the text, from 0 to 2.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePitch")
    /// The pronunciation of the text in IPA notation.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether an announcement is queued behind earlier ones.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// Whether the text is spelled out.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The heading level, from 1 to 6.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// Custom accessibility attributes of the text, an array of strings.
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
    /// The priority of an announcement, a `UIAccessibilityPriority`.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The textual context, a `UIAccessibilityTextualContext`.
    public static let accessibilityTextualContext = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeContext")
}
