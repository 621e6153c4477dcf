import Foundation
import LayoutSimText

/// The text of a label and its style: plain text in one style, or attributed text.
struct LabelText {
    private(set) var plain: String?
    private(set) var rich: NSAttributedString?
    private(set) var font = defaultFont
    private(set) var color = defaultColor
    /// Whether the font was set explicitly, rather than taken from the app's appearance settings.
    private(set) var isFontSaid = false
    /// The font that was last set on its own, rather than by attributed text.
    var ownFont: UIFont?
    private(set) var isColorSaid = false
    private(set) var alignment = NSTextAlignment.natural
    private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Attributes for plain text beyond font, color, and paragraph style, such as kerning.
    private(set) var extra: [NSAttributedString.Key: Any] = [:]

    static let defaultFont = UIFont.systemFont(ofSize: 17)
    private static let defaultColor = UIColor.label

    var string: String? { rich?.string ?? plain }

    /// The text with its style as attributes.
    var attributed: NSAttributedString? {
        if let rich { return rich }
        return plain.map { NSAttributedString(string: $0, attributes: attributes) }
    }

    /// The attributes of text that has none of its own.
    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.lineBreakMode = lineBreakMode
        return extra.merging([.font: font, .foregroundColor: color, .paragraphStyle: paragraph]) { $1 }
    }

    /// Returns whether two texts look the same.
    func isSame(as other: LabelText) -> Bool {
        plain == other.plain && rich == other.rich && (font === other.font || font == other.font)
            && (color === other.color || color == other.color)
            && alignment == other.alignment && lineBreakMode == other.lineBreakMode
    }

    /// Sets plain text; `keepsOwnFont` restores the font that was set before attributed text replaced it.
    mutating func setPlain(_ text: String?, keepsOwnFont: Bool = false) {
        if keepsOwnFont, rich != nil, let ownFont { font = ownFont }
        plain = text
        rich = nil
    }

    /// Sets attributed text without changing the style.
    mutating func keepAttributed(_ text: NSAttributedString) {
        plain = nil
        rich = text
    }

    /// Sets attributed text, and takes its first font, color, and alignment as the style.
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

    /// Sets the style from attributes.
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

    /// Takes the font of the app's appearance settings, without marking it as set explicitly.
    mutating func takeFont(of other: LabelText) {
        setFont(other.font)
        isFontSaid = false
    }

    /// Takes the color of the app's appearance settings, without marking it as set explicitly.
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

    /// Applies an attribute to the whole of an attributed text.
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

    /// Returns the text for the layout engine, without adjustments by the element; `nil` if there is none.
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
    /// The equivalent alignment of the layout engine.
    var value: TextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: SimulatedDevice.currentIsRightToLeft ? .right : .natural
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
    /// The equivalent line break mode of the layout engine.
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
    /// The equivalent strategy of the layout engine; `standard` is distinct there, although it has all bits set here.
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
