package import LayoutSimText

/// The vertical metrics of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline up to the top of a line.
    package var ascender: Double
    /// The distance from the baseline down to the bottom of a line; not negative.
    package var descender: Double
    /// The cap height.
    package var capHeight: Double
    /// The x-height.
    package var xHeight: Double

    /// The leading between lines.
    package var leading: Double

    /// The line height, not including leading.
    package var lineHeight: Double { ascender + descender }

    /// Creates the metrics of a font, or those of a substitute if the font is not available.
    package init(of font: Font) {
        let typeface = Typeface.resolve(font).typeface
        ascender = typeface.metrics.ascent * font.size
        descender = typeface.metrics.descent * font.size
        let letters = Self.letters(of: typeface)
        leading = (typeface.registered?.leading ?? 0) * font.size
        capHeight = letters.capital * font.size
        xHeight = letters.small * font.size
    }

    /// Returns cap height and x-height in em, from the tables of the fonts: San Francisco, Helvetica Neue, Inter,
    /// Roboto.
    private static func letters(of typeface: Typeface) -> (capital: Double, small: Double) {
        if let font = typeface.registered { return (font.capHeight, font.xHeight) }
        return switch typeface.spacing {
        case .system, .variable, .display, .cut: (1443 / 2048, 1078 / 2048)
        case .helveticaNeue, .helveticaNeueBold, .avantGarde, .free, .monospaced: (0.714, 0.517)
        case .file where Inter.draws(typeface): (2048 / 2816, 1536 / 2816)
        case .file, .eastAsian: (0.711, 0.528)
        }
    }
}
