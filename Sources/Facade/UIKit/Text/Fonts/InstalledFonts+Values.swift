import LayoutSimText
import LayoutSimUIKitArithmetic

extension InstalledFonts {
    /// Returns the weight of a face.
    static func weight(of face: String) -> UIFont.Weight {
        [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black][weightStep(of: face)]
    }

    /// Returns the family name of a font.
    static func family(of values: FontValues) -> String {
        if case .named(let face) = values.family { return familyName(ofFace: face) }
        return switch values.design {
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        default: ".AppleSystemUIFont"
        }
    }
}
