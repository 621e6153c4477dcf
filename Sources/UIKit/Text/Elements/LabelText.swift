import Foundation
import LayoutSimText

/// The text of a label and how it is set: a plain text in one style, or an attributed one.
struct LabelText {
    private(set) var plain: String?
    private(set) var rich: NSAttributedString?
    private(set) var font = defaultFont
    private(set) var color = defaultColor
    /// Whether the font and the color were said, and are not those that the app gives all labels.
    private(set) var isFontSaid = false
    /// The font that was set last by itself, rather than by an attributed text.
    var ownFont: UIFont?
    private(set) var isColorSaid = false
    private(set) var alignment = NSTextAlignment.natural
    private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Attributes of a text without attributes of its own, such as kerning.
    private(set) var extra: [NSAttributedString.Key: Any] = [:]

    static let defaultFont = UIFont.systemFont(ofSize: 17)
    private static let defaultColor = UIColor.label

    var string: String? { rich?.string ?? plain }

    /// The text with the style as attributes.
    var attributed: NSAttributedString? {
        if let rich { return rich }
        return plain.map { NSAttributedString(string: $0, attributes: attributes) }
    }

    /// The style of a text without attributes.
    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.lineBreakMode = lineBreakMode
        return extra.merging([.font: font, .foregroundColor: color, .paragraphStyle: paragraph]) { $1 }
    }

    /// Whether both look the same.
    func isSame(as other: LabelText) -> Bool {
        plain == other.plain && rich == other.rich && (font === other.font || font == other.font)
            && (color === other.color || color == other.color)
            && alignment == other.alignment && lineBreakMode == other.lineBreakMode
    }

    /// Sets a text of one style; `keepsOwnFont` brings back the font that was set before an attributed text had another.
    mutating func setPlain(_ text: String?, keepsOwnFont: Bool = false) {
        if keepsOwnFont, rich != nil, let ownFont { font = ownFont }
        plain = text
        rich = nil
    }

    /// Takes over an attributed text, which leaves the style as it is.
    mutating func keepAttributed(_ text: NSAttributedString) {
        plain = nil
        rich = text
    }

    /// Takes over an attributed text, and its first font, color and alignment as the style.
    mutating func setAttributed(_ text: NSAttributedString?) {
        plain = nil
        rich = text.map { NSAttributedString(attributedString: $0) }
        if let text, text.length > 0 {
            let first = unsafe text.attributes(at: 0, effectiveRange: nil)
            if let value = first[.font] as? UIFont { (font, isFontSaid) = (value, true) }
            if let value = first[.foregroundColor] as? UIColor { (color, isColorSaid) = (value, true) }
            if let style = first[.paragraphStyle] as? NSParagraphStyle {
                alignment = style.alignment
                lineBreakMode = style.lineBreakMode
            }
        }
    }

    /// Takes over the style that attributes say.
    mutating func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { setFont(font) }
        if let color = attributes[.foregroundColor] as? UIColor { setColor(color) }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { setAlignment(style.alignment) }
        extra = attributes.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
    }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        ownFont = font
        isFontSaid = true
        apply(.font, font)
    }

    /// Takes over the font of all labels.
    mutating func takeFont(of other: LabelText) {
        setFont(other.font)
        isFontSaid = false
    }

    /// Takes over the color of all labels.
    mutating func takeColor(of other: LabelText) {
        setColor(other.color)
        isColorSaid = false
    }

    mutating func setColor(_ color: UIColor) {
        self.color = color
        isColorSaid = true
        apply(.foregroundColor, color)
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        self.alignment = alignment
        applyParagraph { $0.alignment = alignment }
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        applyParagraph { $0.lineBreakMode = mode }
    }

    /// A new style holds for the whole of an attributed text.
    private mutating func apply(_ key: NSAttributedString.Key, _ value: Any) {
        if let rich, rich.length > 0 {
            let changed = NSMutableAttributedString(attributedString: rich)
            changed.addAttribute(key, value: value, range: NSRange(location: 0, length: rich.length))
            self.rich = changed
        }
    }

    private mutating func applyParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let rich, rich.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: rich)
        let whole = NSRange(location: 0, length: rich.length)
        unsafe rich.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.rich = changed
    }

    /// The text as layout sets it, without what the element adds; `nil` if there is none.
    func content(with traits: @autoclosure () -> UITraitCollection) -> TextContent? {
        if let rich { return AttributedText(rich, defaults: attributes).content(lineBreakMode, traits: traits()) }
        if let plain, !extra.isEmpty {
            let text = NSAttributedString(string: plain, attributes: extra)
            return AttributedText(text, defaults: attributes).content(lineBreakMode, traits: traits())
        }
        return plain.map { text in
            var content = TextContent(
                text, font: font.values.font, alignment: alignment.value, lineBreakMode: lineBreakMode.value)
            content.lineLeading = font.values.lineLeading.map { Double($0) }
            return content
        }
    }
}

extension NSTextAlignment {
    /// The alignment as layout knows it.
    var value: TextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }

    init(_ value: TextAlignment) {
        switch value {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension NSLineBreakMode {
    /// The mode as layout knows it.
    var value: LineBreakMode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}

extension NSParagraphStyle.LineBreakStrategy {
    /// The strategy as layout knows it; `standard` is one of its own, although all bits are set in it.
    var value: LineBreakStrategy {
        if self == .standard { return .standard }
        return switch (contains(.pushOut), contains(.hangulWordPriority)) {
        case (false, false): .none
        case (true, false): .pushOut
        case (false, true): .hangulWordPriority
        case (true, true): .pushOutAndHangulWordPriority
        }
    }
}
