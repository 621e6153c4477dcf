/// How what is drawn is combined with what is there.
public enum CGBlendMode: Int32, Sendable {
    /// Over it.
    case normal
    /// The product of both.
    case multiply
    /// The product of both inverted.
    case screen
    /// Multiplies or screens, as what is there says.
    case overlay
    /// The darker one.
    case darken
    /// The lighter one.
    case lighten
    /// Brightens what is there.
    case colorDodge
    /// Darkens what is there.
    case colorBurn
    /// Darkens or lightens softly.
    case softLight
    /// Multiplies or screens, as what is drawn says.
    case hardLight
    /// The darker subtracted from the lighter.
    case difference
    /// A softer difference.
    case exclusion
    /// The hue of what is drawn.
    case hue
    /// The saturation of what is drawn.
    case saturation
    /// Hue and saturation of what is drawn.
    case color
    /// The luminosity of what is drawn.
    case luminosity
    /// Nothing is left.
    case clear
    /// What is drawn replaces what is there.
    case copy
    /// What is drawn, where something is there.
    case sourceIn
    /// What is drawn, where nothing is there.
    case sourceOut
    /// What is drawn over it, where something is there.
    case sourceAtop
    /// Below what is there.
    case destinationOver
    /// What is there, where something is drawn.
    case destinationIn
    /// What is there, where nothing is drawn.
    case destinationOut
    /// What is there over what is drawn, where something is drawn.
    case destinationAtop
    /// Where only one of both is.
    case xor
    /// The sum, toward black.
    case plusDarker
    /// The sum, toward white.
    case plusLighter
}
