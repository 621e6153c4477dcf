import LayoutSimDrawing
import LayoutSimText

/// The faces of Inter, which draws itself and San Francisco.
enum Inter {
    /// The style names of its PostScript names, regular first.
    static let styles = ["Regular", "Medium", "Bold", "SemiBold", "Light", "ExtraLight", "Thin", "ExtraBold", "Black"]

    /// Returns the style for a weight of San Francisco.
    static func style(of weight: FontWeight) -> String {
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

    static func face(_ style: String, isItalic: Bool) -> FontFace {
        let slanted = style == "Regular" ? "Italic" : style + "Italic"
        return FontFace(file: "Inter-\(isItalic ? slanted : style).otf")
    }

    static func draws(_ typeface: Typeface) -> Bool { typeface.face.file.hasPrefix("Inter-") }
}
