import LayoutSimDrawing
import LayoutSimText

/// The typesetting attributes of a font: its face, its line metrics and its spacing.
struct Typeface: Hashable, Sendable {
    var face: FontFace
    var metrics: LineMetrics
    var spacing: Spacing
    /// Whether all digits are equally wide.
    var hasEqualDigits = false
    /// Whether Chinese and Japanese text beside it is spaced out, as with San Francisco since 2018.
    var spacesEastAsian = false

    /// The source of advances.
    enum Spacing: Hashable, Sendable {
        /// The font file, corrected and tracked to match the system font of a weight before 2020.
        case system(FontWeight)
        /// The advances of San Francisco at a weight since 2020, with the kerning of the font file, tracked.
        case variable(FontWeight)
        /// The advances of one optical size of San Francisco at a weight since 2020, as in its font files, with the
        /// kerning of the font file and without tracking; a share of 0 is the text size, 1 the display size.
        case cut(FontWeight, share: Double)
        /// The advances of the display cut of San Francisco at a weight before 2020, with the kerning of the font file,
        /// tracked.
        case display(FontWeight)
        /// The font file, scaled by a factor.
        case file(factor: Double)
        /// The published advances of Helvetica Neue, scaled by a factor, without kerning.
        case helveticaNeue(factor: Double)
        /// The published advances of Helvetica Neue Bold, with the kerning of the font file.
        case helveticaNeueBold
        /// The published advances of ITC Avant Garde Gothic, scaled by a factor, without kerning.
        case avantGarde(factor: Double)
        /// The advances of one of the free faces, given by its index, without kerning.
        case free(face: Int)
        /// The font file, spaced like Chinese and Japanese text beside San Francisco since 2018.
        case eastAsian
        /// A single advance for every letter, in em.
        case monospaced(Double)

        /// The spacing of a fallback face, which is neither corrected nor tracked.
        static let fallback = Spacing.file(factor: 1)
    }

    /// Whether fallback faces should be bold, too.
    var isBold: Bool {
        switch spacing {
        case .system(let weight), .variable(let weight), .display(let weight), .cut(let weight, _):
            [.semibold, .bold, .heavy, .black].contains(weight)
        case .file, .helveticaNeue, .helveticaNeueBold, .avantGarde, .free, .eastAsian, .monospaced:
            face.file.contains("Bold")
        }
    }

    /// Whether it represents San Francisco.
    var isSystem: Bool {
        switch spacing {
        case .system, .variable, .display: true
        case .cut, .file, .helveticaNeue, .helveticaNeueBold, .avantGarde, .free, .eastAsian, .monospaced: false
        }
    }

    /// Returns San Francisco, drawn with Inter.
    static func system(weight: FontWeight, isItalic: Bool) -> Typeface {
        let face =
            (isItalic ? italicFaces : uprightFaces)[weight] ?? Inter.face(Inter.style(of: weight), isItalic: isItalic)
        return Typeface(face: face, metrics: .system, spacing: .system(weight))
    }

    private static let uprightFaces = interFaces(isItalic: false)
    private static let italicFaces = interFaces(isItalic: true)

    private static func interFaces(isItalic: Bool) -> [FontWeight: FontFace] {
        Dictionary(
            uniqueKeysWithValues: FontWeight.allCases.map { ($0, Inter.face(Inter.style(of: $0), isItalic: isItalic)) })
    }

    /// Returns the tracking in em at a size in points.
    func tracking(size: Double, era: FontEra) -> Double {
        switch spacing {
        case .system(let weight), .variable(let weight): Tracking.tracking(weight: weight, size: size, era: era)
        case .display: Tracking.ofDisplay(size: size)
        case .cut, .file, .helveticaNeue, .helveticaNeueBold, .avantGarde, .free, .eastAsian, .monospaced: 0
        }
    }

    /// Returns the position of a size in points between the text and the display size, from 0 to 1.
    func opticalShare(size: Double) -> Double {
        guard case .variable = spacing else { return 0 }
        return SanFrancisco.opticalShare(size: size)
    }

    /// Returns the typeface with the system font of an era; until 2020 there is a font of its own for display, from 20
    /// points on, for which the older table stays closer from 50 points on [4 of 4 labels of 2 repositories].
    func of(_ era: FontEra, size: Double) -> Typeface {
        guard case .system(let weight) = spacing else { return self }
        var typeface = self
        typeface.spacesEastAsian = era != .y2015
        switch era {
        case .y2015: return self
        case .y2018: if (20..<50).contains(size) { typeface.spacing = .display(weight) }
        case .y2020: typeface.spacing = .variable(weight)
        }
        return typeface
    }
}

/// The vertical metrics of a font, in em.
struct LineMetrics: Hashable, Sendable {
    /// The distance from the top of a line to its baseline.
    var ascent: Double
    /// The distance from the baseline to the bottom of the line.
    var descent: Double

    var height: Double { ascent + descent }

    /// The metrics of San Francisco, at every weight and size.
    static let system = LineMetrics(ascent: 1950 / 2048, descent: 494 / 2048)
}
