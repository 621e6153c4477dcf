package import LayoutSimText

/// The vertical metrics of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line.
    package var ascender: Double
    /// From the baseline down to the bottom of a line; not negative.
    package var descender: Double
    /// The height of capitals.
    package var capHeight: Double
    /// The height of a small x.
    package var xHeight: Double

    /// What the font adds between lines.
    package var leading: Double

    /// The height of a line.
    package var lineHeight: Double { ascender + descender }

    /// The metrics of a font; those of a substitute if the font is not at hand.
    package init(of font: Font) {
        let typeface = Typeface.resolve(font).typeface
        ascender = typeface.metrics.ascent * font.size
        descender = typeface.metrics.descent * font.size
        let letters = Self.letters(of: typeface)
        leading = (typeface.registered?.leading ?? 0) * font.size
        capHeight = letters.capital * font.size
        xHeight = letters.small * font.size
    }

    /// In em, from the tables of the fonts: San Francisco, Helvetica Neue, Inter, Roboto.
    private static func letters(of typeface: Typeface) -> (capital: Double, small: Double) {
        if let font = typeface.registered { return (font.capHeight, font.xHeight) }
        return switch typeface.spacing {
        case .system, .variable, .cut: (1443 / 2048, 1078 / 2048)
        case .helveticaNeue, .helveticaNeueBold, .avantGarde, .monospaced: (0.714, 0.517)
        case .file where Inter.draws(typeface): (2048 / 2816, 1536 / 2816)
        case .file, .eastAsian: (0.711, 0.528)
        }
    }
}
