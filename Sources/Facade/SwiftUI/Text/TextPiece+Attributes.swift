import UIKit

extension TextPiece {
    /// Returns the words or the picture with UIKit's attributes, smaller by a factor.
    func attributed(in environment: EnvironmentValues, scale: CGFloat) -> NSAttributedString {
        let own = look.uiFont(with: environment.traits)
        var font = own
        if scale != 1 {
            font = own.withSize(own.pointSize * scale)
            if let step = own.lineStep { font = font.withLineStep(step * scale) }
        }
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        attributes[.foregroundColor] = color(in: environment)
        if look.kerning != 0 { attributes[.kern] = look.kerning * scale }
        if look.baselineOffset != 0 { attributes[.baselineOffset] = look.baselineOffset * scale }
        attributes[.backgroundColor] = look.background?.uiColor(in: environment)
        if let line = look.underline {
            attributes[.underlineStyle] = line.style
            attributes[.underlineColor] = line.color?.uiColor(in: environment)
        }
        if let line = look.strikethrough {
            attributes[.strikethroughStyle] = line.style
            attributes[.strikethroughColor] = line.color?.uiColor(in: environment)
        }
        switch content {
        case .words(let words): return NSAttributedString(string: words, attributes: attributes)
        case .image(let image): return attachment(image, font, attributes, environment)
        }
    }

    /// The color of the words where it is their own.
    func color(in environment: EnvironmentValues) -> UIColor? {
        if let style = look.style { return style._paint(0, in: environment).color }
        return look.link == nil ? nil : TintShapeStyle()._paint(0, in: environment).color
    }

    private func attachment(
        _ image: Image, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any], _ environment: EnvironmentValues
    ) -> NSAttributedString {
        var inner = environment
        inner.font = Font(font)
        inner.fontSetting = FontSetting()
        guard let picture = image.picture(in: inner) else { return NSAttributedString(string: "") }
        let attachment = NSTextAttachment(image: picture)
        if picture.isSymbolImage {
            // Symbols stand in the middle of capital letters.
            let rise = (font.capHeight - picture.size.height) / 2
            attachment.bounds = CGRect(origin: CGPoint(x: 0, y: rise), size: picture.size)
        }
        let text = NSMutableAttributedString(attachment: attachment)
        text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
        return text
    }
}

extension Text.LineStyle {
    /// UIKit's style of a line.
    fileprivate var style: Int { NSUnderlineStyle.single.rawValue | pattern.style }
}
