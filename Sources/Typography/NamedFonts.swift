internal import LayoutSimGeometry

extension Typeface {
    /// How a font is set, and what to say if another font stands in for it.
    static func resolve(_ font: Font) -> (typeface: Typeface, warning: TypographyWarning?) {
        switch font.family {
        case .system: return (.system(weight: font.weight, isItalic: font.isItalic), nil)
        case .named(let name):
            let warning = TypographyWarning.substitutedFont(name: name, substitute: "the system font")
            return (.system(weight: font.weight, isItalic: font.isItalic), warning)
        }
    }
}
