import LayoutSimDrawing

extension NamedFont {
    /// The font file that draws a named font.
    enum File {
        case liberation
        case liberationBold
        case liberationSerif
        case roboto
        case robotoMedium
        case robotoBold
        /// Inter in a style such as `SemiBold`.
        case inter(String)
    }

    /// Returns the face; only Inter and Liberation Sans are embedded in italics.
    func face(isItalic: Bool) -> FontFace {
        switch file {
        case .liberation: FontFace(file: isItalic ? "LiberationSans-Italic.ttf" : "LiberationSans-Regular.ttf")
        case .liberationBold: FontFace(file: isItalic ? "LiberationSans-BoldItalic.ttf" : "LiberationSans-Bold.ttf")
        case .liberationSerif: FontFace(file: "LiberationSerif-Regular.ttf")
        case .roboto: FontFace(file: "Roboto-Regular.ttf")
        case .robotoMedium: FontFace(file: "Roboto-Medium.ttf")
        case .robotoBold: FontFace(file: "Roboto-Bold.ttf")
        case .inter(let style): Inter.face(style, isItalic: isItalic)
        }
    }

    /// The name of the substitute in warnings.
    var substitute: String {
        let family =
            switch file {
            case .liberation, .liberationBold: "Liberation Sans"
            case .liberationSerif: "Liberation Serif"
            case .roboto, .robotoMedium, .robotoBold: "Roboto"
            case .inter: "Inter"
            }
        switch spacing {
        case .helveticaNeue, .helveticaNeueBold: return family + " with the widths of Helvetica Neue"
        case .avantGarde: return family + " with the widths of Avant Garde Gothic"
        case .free: return family + " with the widths of \(name)"
        case .monospaced: return family + " with a fixed advance"
        case .cut: return family + " with the widths of San Francisco"
        case .file, .eastAsian, .system, .variable, .display: return family
        }
    }
}
