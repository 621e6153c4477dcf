import LayoutSimUIKitArithmetic
import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension UILabel {
    /// Applies the text of a file.
    func take(_ text: TextContent, _ color: LayoutSimGeometry.Color, _ value: View) {
        textState = LabelText(text, color)
        numberOfLines = text.numberOfLines
        if text.minimumScaleFactor > 0 {
            adjustsFontSizeToFitWidth = true
            minimumScaleFactor = CGFloat(text.minimumScaleFactor)
        }
        preferredMaxLayoutWidth = CGFloat(value.preferredMaxLayoutWidth ?? 0)
    }
}

extension UITextField {
    /// Applies the content of an Interface Builder file.
    func take(_ content: TextField) {
        textState = LabelText(content.text, content.color)
        borderStyle =
            switch content.border {
            case .none: .none
            case .line: .line
            case .bezel: .bezel
            case .roundedRect: .roundedRect
            }
        if !content.placeholder.isEmpty { placeholder = content.placeholder }
    }
}

extension UITextView {
    /// Applies the content of a file.
    func take(_ content: TextView) {
        textState = LabelText(content.text, content.color)
        let padding = storage.container.lineFragmentPadding
        textContainerInset = UIEdgeInsets(
            top: content.insets.top, left: content.insets.left - padding, bottom: content.insets.bottom,
            right: content.insets.right - padding)
    }
}

extension LabelText {
    /// Creates styled text from a file.
    init(_ text: TextContent, _ color: LayoutSimGeometry.Color) {
        self.init()
        setFont(UIFont(text.font, lineLeading: text.lineLeading))
        setColor(UIColor(color))
        setAlignment(NSTextAlignment(text.alignment))
        setLineBreakMode(NSLineBreakMode(text.lineBreakMode))
        if text.runs.isEmpty { setPlain(text.text) } else { keepAttributed(NSAttributedString(text)) }
    }
}

extension UIFont {
    /// Creates a font from its layout value, with the line leading in points if it is that of a text style.
    convenience init(_ font: Font, lineLeading: Double?) {
        var values = FontValues(
            family: InstalledFonts.family(font.family), size: CGFloat(font.size), weight: Weight(font.weight),
            isItalic: font.isItalic)
        values.hasMonospacedDigits = font.hasMonospacedDigits
        values.lineLeading = lineLeading.map { CGFloat($0) }
        self.init(values)
    }
}

extension NSLineBreakMode {
    init(_ mode: LineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .byWordWrapping
        case .byCharWrapping: self = .byCharWrapping
        case .byClipping: self = .byClipping
        case .byTruncatingHead: self = .byTruncatingHead
        case .byTruncatingTail: self = .byTruncatingTail
        case .byTruncatingMiddle: self = .byTruncatingMiddle
        }
    }
}

extension NSAttributedString {
    /// Creates an attributed string from styled text.
    convenience init(_ text: TextContent) {
        let whole = NSMutableAttributedString()
        var rest = text.text.utf8[...]
        for (number, run) in text.runs.enumerated() {
            let length = number == text.runs.count - 1 ? rest.count : min(run.length, rest.count)
            let part = String(decoding: rest.prefix(length), as: UTF8.self)
            rest = rest.dropFirst(length)
            whole.append(NSAttributedString(string: part, attributes: run.style.attributes))
        }
        self.init(attributedString: whole)
    }
}

extension RunStyle {
    fileprivate var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(font, lineLeading: lineLeading)]
        if let color { attributes[.foregroundColor] = UIColor(color) }
        if let background { attributes[.backgroundColor] = UIColor(background) }
        if kern != 0 { attributes[.kern] = CGFloat(kern) }
        if baselineOffset != 0 { attributes[.baselineOffset] = CGFloat(baselineOffset) }
        attributes[.underlineStyle] = underline?.style.rawValue
        attributes[.underlineColor] = underline?.color.map { UIColor($0) }
        attributes[.strikethroughStyle] = strikethrough?.style.rawValue
        attributes[.strikethroughColor] = strikethrough?.color.map { UIColor($0) }
        if paragraph != ParagraphStyle() { attributes[.paragraphStyle] = paragraph.object }
        return attributes
    }
}

extension ParagraphStyle {
    fileprivate var object: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment.map(NSTextAlignment.init) ?? .natural
        style.lineSpacing = CGFloat(lineSpacing)
        style.paragraphSpacing = CGFloat(paragraphSpacing)
        style.paragraphSpacingBefore = CGFloat(paragraphSpacingBefore)
        style.firstLineHeadIndent = CGFloat(firstLineHeadIndent)
        style.headIndent = CGFloat(headIndent)
        style.tailIndent = CGFloat(tailIndent)
        style.minimumLineHeight = CGFloat(minimumLineHeight)
        style.maximumLineHeight = CGFloat(maximumLineHeight)
        style.lineHeightMultiple = CGFloat(lineHeightMultiple)
        if let tabStops { style.tabStops = tabStops.map { NSTextTab($0) } }
        style.defaultTabInterval = CGFloat(defaultTabInterval)
        if let isRightToLeft { style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        return style
    }
}
