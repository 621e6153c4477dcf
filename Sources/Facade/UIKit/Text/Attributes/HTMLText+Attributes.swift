import Foundation
import LayoutSimGeometry
import LayoutSimUIKitArithmetic

extension HTMLText {
    /// The text with the attributes that UIKit reads from HTML.
    var attributed: NSAttributedString {
        let result = NSMutableAttributedString()
        for run in runs {
            result.append(NSAttributedString(string: run.text, attributes: HTMLText.attributes(of: run.style)))
        }
        return result
    }

    private static func attributes(of style: Style) -> [NSAttributedString.Key: Any] {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if style.isBold { traits.insert(.traitBold) }
        if style.isItalic { traits.insert(.traitItalic) }
        let (name, size) = (style.isMonospaced ? "Courier" : "Times New Roman", CGFloat(style.size))
        let family = UIFontDescriptor(fontAttributes: [.family: name, .size: size])
        let font = UIFont(descriptor: family.withSymbolicTraits(traits) ?? family, size: size)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: style.color.map(color) ?? UIColor.black, .kern: 0,
            .paragraphStyle: NSParagraphStyle.default,
        ]
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruckOut { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link = style.link.flatMap({ URL(string: $0) }) {
            attributes[.link] = link
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
            attributes[.foregroundColor] = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
        }
        return attributes
    }

    private static func color(_ color: Color) -> UIColor {
        UIColor(
            red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255, alpha: 1)
    }
}
