import LayoutSimText

extension Typeface {
    /// How a font is set, and what to say if another font stands in for it.
    static func resolve(_ font: Font) -> (typeface: Typeface, warning: TypographyWarning?) {
        guard case .named(let name) = font.family, !isSystem(name) else {
            return (.system(weight: font.weight, isItalic: font.isItalic), nil)
        }
        let named = NamedFont.named(name)
        let typeface = Typeface(
            face: named.face(isItalic: isItalic(name)), metrics: named.metrics, spacing: named.spacing)
        let isItself = typeface.face.file == name + ".ttf"
        return (typeface, isItself ? nil : .substitutedFont(name: name, substitute: named.substitute))
    }

    /// Whether it is one of the names that Interface Builder and logs give to San Francisco.
    private static func isSystem(_ name: String) -> Bool {
        name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SF")
    }

    private static func isItalic(_ name: String) -> Bool {
        name.hasSuffix("Italic") || name.hasSuffix("Oblique")
    }
}

extension NamedFont {
    /// Only Liberation Sans is carried in italics.
    fileprivate func face(isItalic: Bool) -> FontFace {
        switch (file, isItalic) {
        case (.liberation, true): FontFace(file: "LiberationSans-Italic.ttf")
        case (.liberationBold, true): FontFace(file: "LiberationSans-BoldItalic.ttf")
        default: FontFace(file: file.rawValue)
        }
    }

    /// What stands in for it, in the words of a warning.
    fileprivate var substitute: String {
        let family =
            switch file {
            case .liberation, .liberationBold: "Liberation Sans"
            case .roboto, .robotoMedium, .robotoBold: "Roboto"
            }
        switch spacing {
        case .helveticaNeue: return family + " with the widths of Helvetica Neue"
        case .avantGarde: return family + " with the widths of Avant Garde Gothic"
        case .monospaced: return family + " at equal widths"
        case .file, .system: return family
        }
    }
}
