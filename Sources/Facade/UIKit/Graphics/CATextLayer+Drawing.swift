import CoreGraphics
import Foundation
import LayoutSimDrawing
import QuartzCore

extension CATextLayer {
    /// Registers the typesetter of labels for drawing text layers.
    static let isDrawnByTypesetter: Bool = {
        TextLayerPainting.use { $0.textOperations() }
        return true
    }()

    private func textOperations() -> [DrawingOperation] {
        guard let text = shownText, text.length > 0, bounds.width > 0 else { return [] }
        let context = CGContext(scale: contentsScale)
        UIGraphicsPushContext(context)
        text.draw(with: bounds, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        UIGraphicsPopContext()
        return context.operations
    }

    /// The text with the layer's font, color, alignment, and line breaks; attributed text keeps its own attributes.
    private var shownText: NSAttributedString? {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = isWrapped ? .byWordWrapping : lineBreakMode
        style.alignment = alignment
        if let attributed = string as? NSAttributedString {
            let text = NSMutableAttributedString(attributedString: attributed)
            let whole = NSRange(location: 0, length: text.length)
            let own = text.length == 0 ? nil : unsafe text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
            if own == nil { text.addAttribute(.paragraphStyle, value: style, range: whole) }
            return text
        }
        guard let string = string as? String else { return nil }
        let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .white
        return NSAttributedString(
            string: string, attributes: [.font: shownFont, .foregroundColor: color, .paragraphStyle: style])
    }

    private var shownFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        let name = (font as? String) ?? (font as? NSString).map { String(describing: $0) } ?? "Helvetica"
        return UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    }

    private var lineBreakMode: NSLineBreakMode {
        switch truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: .byClipping
        }
    }

    private var alignment: NSTextAlignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
