import LayoutSimDrawing
import LayoutSimText

/// The drawing and spacing of a font requested by its PostScript name.
struct NamedFont {
    /// The PostScript name of the upright face, such as `HelveticaNeue-Bold`.
    let name: String
    let file: File
    let spacing: Typeface.Spacing
    let metrics: LineMetrics

    /// Creates a font; `height` is the line height in em, and `ascent` the fraction of it above the baseline.
    private init(_ name: String, _ file: File, _ spacing: Typeface.Spacing, height: Double, ascent: Double = 0.817) {
        self.name = name
        self.file = file
        self.spacing = spacing
        metrics = LineMetrics(ascent: height * ascent, descent: height * (1 - ascent))
    }

    /// Returns the font with a PostScript name; an unknown one is replaced by another face of its family, or else by
    /// Helvetica Neue, as UIKit does for a font that is not installed.
    static func named(_ name: String) -> NamedFont {
        let upright = withoutSlant(name)
        return byName[upright] ?? face(inFamilyOf: upright) ?? helveticaNeue
    }

    /// Returns a face of the same family, preferably equally bold.
    private static func face(inFamilyOf name: String) -> NamedFont? {
        let faces = byFamily[family(name)] ?? []
        return faces.first { isBold($0.name) == isBold(name) } ?? faces.first
    }

    /// Returns the family of a PostScript name, such as `TimesNewRoman` of `TimesNewRomanPS-BoldMT`.
    private static func family(_ name: String) -> Substring {
        var family = name.prefix { $0 != "-" }
        for suffix in ["MT", "PS"] where family.hasSuffix(suffix) { family.removeLast(suffix.count) }
        return family
    }

    private static func isBold(_ name: String) -> Bool {
        ["Bold", "Heavy", "Black"].contains { name.hasSuffix($0) || name.hasSuffix($0 + "MT") }
    }

    private static let helveticaNeue = NamedFont(
        "HelveticaNeue", .liberation, .helveticaNeue(factor: 1), height: 1.165)

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    private static let byFamily = Dictionary(grouping: all) { family($0.name) }

    /// The known fonts; Docs/typography.md gives the sources.
    private static let all: [NamedFont] =
        substituted
        + Inter.styles.map { style in
            NamedFont("Inter-" + style, .inter(style), .file(factor: 1), height: 1.21, ascent: 0.8006)
        }
        + Inter.styles.map { style in
            // Its Latin letters are Inter's.
            NamedFont(
                "Pretendard-" + style, .inter(style), .file(factor: 1), height: LineMetrics.system.height,
                ascent: LineMetrics.system.ascent / LineMetrics.system.height)
        } + cuts + free

    /// The faces of free families; Nunito Sans has the skeleton of Nunito.
    private static let free: [NamedFont] = FreeFont.faces.enumerated().flatMap { index, face in
        let file: File = isBold(face.name) || face.name.hasSuffix("emiBold") ? .liberationBold : .liberation
        let other = face.name.hasPrefix("Nunito-") ? ["NunitoSans-" + face.name.dropFirst("Nunito-".count)] : []
        return ([face.name] + other).map {
            NamedFont($0, file, .free(face: index), height: face.height, ascent: face.ascent)
        }
    }

    /// The font files of San Francisco that Apple distributes, one for each weight and optical size; regular ones
    /// first.
    private static let cuts: [NamedFont] =
        [("SFProText", 0.0), ("SFProDisplay", 1), ("SFUIText", 0), ("SFUIDisplay", 1)].flatMap { family, share in
            ([.regular] + FontWeight.allCases.filter { $0 != .regular }).map { weight in
                NamedFont(
                    "\(family)-\(weight.fileName)", .inter(Inter.style(of: weight)), .cut(weight, share: share),
                    height: LineMetrics.system.height, ascent: LineMetrics.system.ascent / LineMetrics.system.height)
            }
        }

    private static let substituted: [NamedFont] = [
        helveticaNeue,
        NamedFont("HelveticaNeue-Medium", .liberation, .helveticaNeue(factor: 1.0323), height: 1.191),
        NamedFont("HelveticaNeue-Bold", .liberationBold, .helveticaNeueBold, height: 1.192),
        NamedFont("HelveticaNeue-Light", .liberation, .helveticaNeue(factor: 0.9587), height: 1.18),
        NamedFont("HelveticaNeue-Thin", .liberation, .helveticaNeue(factor: 0.9863), height: 1.178),
        NamedFont("HelveticaNeue-UltraLight", .liberation, .helveticaNeue(factor: 0.9863), height: 1.146),
        NamedFont("Helvetica", .liberation, .file(factor: 1), height: 1.15),
        NamedFont("Helvetica-Bold", .liberationBold, .file(factor: 1), height: 1.15),
        NamedFont("ArialMT", .liberation, .file(factor: 1), height: 1.15),
        NamedFont("Arial-BoldMT", .liberationBold, .file(factor: 1), height: 1.15),
        NamedFont("AvenirNext-Regular", .roboto, .file(factor: 1.0401), height: 1.365, ascent: 0.732),
        NamedFont("AvenirNext-Medium", .roboto, .file(factor: 1.0223), height: 1.365, ascent: 0.732),
        NamedFont("AvenirNext-DemiBold", .robotoMedium, .file(factor: 1.055), height: 1.365, ascent: 0.732),
        NamedFont("AvenirNext-Bold", .robotoBold, .file(factor: 1.089), height: 1.365, ascent: 0.732),
        NamedFont("AvenirNext-Heavy", .robotoBold, .file(factor: 1.1), height: 1.365, ascent: 0.732),
        NamedFont("Avenir-Book", .roboto, .file(factor: 1.03), height: 1.366, ascent: 0.732),
        NamedFont("Avenir-Roman", .roboto, .file(factor: 1.02), height: 1.366, ascent: 0.732),
        NamedFont("Avenir-Medium", .roboto, .file(factor: 1.03), height: 1.366, ascent: 0.732),
        NamedFont("Avenir-Heavy", .robotoMedium, .file(factor: 1.03), height: 1.366, ascent: 0.732),
        NamedFont("Futura-Medium", .liberation, .avantGarde(factor: 0.918), height: 1.298),
        NamedFont("Futura-Bold", .liberationBold, .avantGarde(factor: 1.085), height: 1.298),
        NamedFont("Futura-CondensedMedium", .liberation, .avantGarde(factor: 0.72), height: 1.2),
        NamedFont("FontAwesome", .liberation, .helveticaNeue(factor: 1), height: 1, ascent: 0.857),
        NamedFont("Menlo-Regular", .liberation, .monospaced(0.602), height: 1.164),
        // The metrics of SF Mono, Apple's font of one width: 1266, 1950 and 494 of 2048.
        NamedFont("SFMono-Regular", .liberation, .monospaced(0.61816), height: 1.1934, ascent: 0.7978),
        NamedFont("SFMono-Bold", .liberationBold, .monospaced(0.61816), height: 1.1934, ascent: 0.7978),
        NamedFont("CourierNewPSMT", .liberation, .monospaced(0.6), height: 1.133),
        NamedFont("Courier", .liberation, .monospaced(0.6), height: 1),
        NamedFont("TimesNewRomanPSMT", .liberationSerif, .file(factor: 1), height: 1.107, ascent: 0.805),
        NamedFont("MalayalamSangamMN", .liberation, .helveticaNeue(factor: 1), height: 1.19),
        NamedFont("GillSans-Light", .liberation, .helveticaNeue(factor: 0.877), height: 1.195),
        NamedFont("GillSans-SemiBold", .liberationBold, .helveticaNeue(factor: 0.974), height: 1.195),
        NamedFont("GillSans-Bold", .liberationBold, .file(factor: 1.069), height: 1.158),
        NamedFont("Georgia", .liberation, .file(factor: 1), height: 1.136),
        NamedFont("Verdana", .liberation, .file(factor: 1), height: 1.215),
        NamedFont("Palatino-Roman", .liberation, .file(factor: 1), height: 1.1),
        NamedFont("Optima-Regular", .liberation, .file(factor: 1), height: 1.21),
        NamedFont("Roboto-Regular", .roboto, .file(factor: 1), height: 1.172, ascent: 0.792),
        NamedFont("Roboto-Medium", .robotoMedium, .file(factor: 1), height: 1.172, ascent: 0.792),
        NamedFont("Roboto-Bold", .robotoBold, .file(factor: 1), height: 1.172, ascent: 0.792),
        NamedFont("AmazonEmberDisplay-Regular", .liberation, .helveticaNeue(factor: 1), height: 1.2),
        NamedFont("AmazonEmberDisplay-Bold", .liberation, .helveticaNeue(factor: 1.0424), height: 1.2),
        NamedFont("AmazonEmberDisplay-Heavy", .liberationBold, .helveticaNeue(factor: 1.0603), height: 1.2),
        NamedFont("GothamPro", .liberation, .helveticaNeue(factor: 1.0909), height: 0.915),
    ]

    /// Returns the upright face, whose spacing an italic one has: `HelveticaNeue-Bold` for `HelveticaNeue-BoldItalic`.
    private static func withoutSlant(_ name: String) -> String {
        var name = name
        for slant in ["Italic", "Oblique"] where name.hasSuffix(slant) {
            name.removeLast(slant.count)
        }
        if name.hasSuffix("-") { name.removeLast() }
        return name
    }
}

extension FontWeight {
    /// The weight as in the names of San Francisco's font files.
    fileprivate var fileName: String {
        switch self {
        case .ultraLight: "Ultralight"
        case .thin: "Thin"
        case .light: "Light"
        case .regular: "Regular"
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        }
    }
}

extension Typeface {
    /// Returns the typeface of a font, and a warning if another font is substituted.
    static func resolve(_ font: Font) -> (typeface: Typeface, warning: TypographyWarning?) {
        guard case .named(let name) = font.family, !isSystem(name) else {
            var typeface = system(weight: font.weight, isItalic: font.isItalic)
            typeface.hasEqualDigits = font.hasMonospacedDigits
            return (typeface, nil)
        }
        if let registered = RegisteredFonts.font(named: name) { return (registered.typeface, nil) }
        return resolve(RegisteredFont.name(ofKey: name))
    }

    /// Returns the typeface of a font that no app has registered, or not with the intended bytes.
    private static func resolve(_ name: String) -> (typeface: Typeface, warning: TypographyWarning?) {
        if let other = RegisteredFonts.font(named: name) {
            return (other.typeface, .substitutedFont(name: name, substitute: "another file of that name"))
        }
        let named = NamedFont.named(name)
        let typeface = Typeface(
            face: named.face(isItalic: isItalic(name)), metrics: named.metrics, spacing: named.spacing)
        let isItself = typeface.face.file.dropLast(".ttf".count) == name
        return (typeface, isItself ? nil : .substitutedFont(name: name, substitute: named.substitute))
    }

    /// Returns whether it is a name by which Interface Builder and logs refer to San Francisco.
    private static func isSystem(_ name: String) -> Bool {
        name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SF")
    }

    private static func isItalic(_ name: String) -> Bool {
        name.hasSuffix("Italic") || name.hasSuffix("Oblique")
    }
}
