import LayoutSimText

/// How a font is set: the file that draws it, and the rules that space its letters and lines.
struct Typeface: Hashable, Sendable {
    var face: FontFace
    var metrics: LineMetrics
    var spacing: Spacing

    /// Where the widths of the letters come from.
    enum Spacing: Hashable, Sendable {
        /// The font file, corrected and tracked to measure like the system font of that weight.
        case system(FontWeight)
        /// The font file, times a factor.
        case file(factor: Double)
        /// The published widths of Helvetica Neue, times a factor, without kerning.
        case helveticaNeue(factor: Double)
        /// The published widths of ITC Avant Garde Gothic, times a factor, without kerning.
        case avantGarde(factor: Double)
        /// The same width for every letter, in em.
        case monospaced(Double)

        /// That of a face for another script, which is neither corrected nor tracked.
        static let fallback = Spacing.file(factor: 1)
    }

    /// Whether the faces for other scripts should be bold too.
    var isBold: Bool {
        switch spacing {
        case .system(let weight): [.semibold, .bold, .heavy, .black].contains(weight)
        case .file, .helveticaNeue, .avantGarde, .monospaced: face.file.contains("Bold")
        }
    }

    /// San Francisco, set with Inter.
    static func system(weight: FontWeight, isItalic: Bool) -> Typeface {
        let face = FontFace(file: "Inter-\(interStyle(weight: weight, isItalic: isItalic)).otf")
        return Typeface(face: face, metrics: .system, spacing: .system(weight))
    }

    /// Tracking in em at a size in points.
    func tracking(size: Double, era: FontEra) -> Double {
        guard case .system(let weight) = spacing else { return 0 }
        return Tracking.tracking(weight: weight, size: size, era: era)
    }

    private static func interStyle(weight: FontWeight, isItalic: Bool) -> String {
        if isItalic, weight == .regular { return "Italic" }
        return interName(of: weight) + (isItalic ? "Italic" : "")
    }

    private static func interName(of weight: FontWeight) -> String {
        switch weight {
        case .ultraLight: "ExtraLight"
        case .thin: "Thin"
        case .light: "Light"
        case .regular: "Regular"
        case .medium: "Medium"
        case .semibold: "SemiBold"
        case .bold: "Bold"
        case .heavy: "ExtraBold"
        case .black: "Black"
        }
    }
}
