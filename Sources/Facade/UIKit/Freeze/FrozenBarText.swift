import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension BarText {
    /// Creates the attributes of a title as screens represent them; `nil` if the title has the plain font and no color
    /// but its ink.
    @MainActor init?(
        _ attributes: [NSAttributedString.Key: Any], else font: UIFont, moved offset: UIOffset = .zero,
        ink: Color? = nil, _ traits: UITraitCollection
    ) {
        let style = RunStyle(attributes, else: font, traits)
        var plain = RunStyle([:], else: font, traits)
        if style.color == ink { plain.color = ink }
        let shadow = (attributes[.shadow] as? NSShadow).flatMap { TextShadow($0, traits) }
        let offset = Point(offset)
        guard style != plain || offset != Point(x: 0, y: 0) || shadow != nil else { return nil }
        self.init(style)
        self.offset = offset
        self.shadow = shadow
        shadowBlur = shadow == nil ? 0 : Double((attributes[.shadow] as? NSShadow)?.shadowBlurRadius ?? 0)
    }
}

extension RunStyle {
    /// Creates the style of a text with the same attributes everywhere.
    @MainActor init(_ attributes: [NSAttributedString.Key: Any], else font: UIFont, _ traits: UITraitCollection) {
        let letter = NSAttributedString(string: "x", attributes: attributes)
        let content = AttributedText(letter, defaults: [.font: font]).content(.byTruncatingTail, traits: traits)
        self = content.runs.first?.style ?? RunStyle(font: content.font)
        lineLeading = lineLeading ?? content.lineLeading
    }
}

extension Point {
    /// Creates a point from an offset, in which lengths that are not finite count as none.
    init(_ offset: UIOffset) {
        self.init(
            x: offset.horizontal.isFinite ? offset.horizontal : 0, y: offset.vertical.isFinite ? offset.vertical : 0)
    }
}

extension TextShadow {
    /// Creates the shadow of an attribute; `nil` for one that is clear.
    fileprivate init?(_ shadow: NSShadow, _ traits: UITraitCollection) {
        guard let color = shadow.drawnColor(traits), color.alpha > 0 else { return nil }
        self.init(color: color, offset: Point(x: shadow.shadowOffset.width, y: shadow.shadowOffset.height))
    }
}
