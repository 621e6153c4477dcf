import CoreGraphics

/// How colors mix with those behind them.
public enum BlendMode: CaseIterable, Hashable, Sendable {
    /// Covers what is behind.
    case normal
    /// Multiplies the colors.
    case multiply
    /// Multiplies the colors' complements.
    case screen
    /// Multiplies or screens, by what is behind.
    case overlay
    /// Takes the darker color.
    case darken
    /// Takes the lighter color.
    case lighten
    /// Brightens what is behind.
    case colorDodge
    /// Darkens what is behind.
    case colorBurn
    /// Darkens or lightens softly.
    case softLight
    /// Multiplies or screens, by the color in front.
    case hardLight
    /// Takes the difference of the colors.
    case difference
    /// Takes a softer difference of the colors.
    case exclusion
    /// Takes the hue of the color in front.
    case hue
    /// Takes the saturation of the color in front.
    case saturation
    /// Takes hue and saturation of the color in front.
    case color
    /// Takes the luminance of the color in front.
    case luminosity
    /// Covers only what is drawn already.
    case sourceAtop
    /// Draws behind what is drawn already.
    case destinationOver
    /// Takes away what is drawn already.
    case destinationOut
    /// Adds the complements of colors.
    case plusDarker
    /// Adds the colors.
    case plusLighter

    /// The name of the layer's filter; `nil` for the mode that is not drawn.
    var filter: String? {
        switch self {
        case .normal: "normalBlendMode"
        case .multiply: "multiplyBlendMode"
        case .screen: "screenBlendMode"
        case .overlay: "overlayBlendMode"
        case .darken: "darkenBlendMode"
        case .lighten: "lightenBlendMode"
        case .colorDodge: "colorDodgeBlendMode"
        case .colorBurn: "colorBurnBlendMode"
        case .softLight: "softLightBlendMode"
        case .hardLight: "hardLightBlendMode"
        case .difference: "differenceBlendMode"
        case .exclusion: "exclusionBlendMode"
        case .hue: "hueBlendMode"
        case .saturation: "saturationBlendMode"
        case .color: "colorBlendMode"
        case .luminosity: "luminosityBlendMode"
        case .sourceAtop: "sourceAtopBlendMode"
        case .destinationOver: "destinationOverBlendMode"
        case .destinationOut: "destinationOutBlendMode"
        case .plusLighter: "plusLighterBlendMode"
        case .plusDarker: nil
        }
    }

    /// The equivalent mode of Core Graphics.
    var drawn: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
