/// How a source that is drawn is blended with the destination, the existing content.
public enum CGBlendMode: Int32, Sendable {
    /// The source over the destination.
    case normal
    /// The product of source and destination.
    case multiply
    /// The inverse of the product of both inverses.
    case screen
    /// Multiplies or screens, depending on the destination.
    case overlay
    /// The darker of source and destination.
    case darken
    /// The lighter of source and destination.
    case lighten
    /// Brightens the destination to reflect the source.
    case colorDodge
    /// Darkens the destination to reflect the source.
    case colorBurn
    /// Softly darkens or lightens, depending on the source.
    case softLight
    /// Multiplies or screens, depending on the source.
    case hardLight
    /// The absolute difference of source and destination.
    case difference
    /// Like difference, with lower contrast.
    case exclusion
    /// The hue of the source with the saturation and luminosity of the destination.
    case hue
    /// The saturation of the source with the hue and luminosity of the destination.
    case saturation
    /// The hue and saturation of the source with the luminosity of the destination.
    case color
    /// The luminosity of the source with the hue and saturation of the destination.
    case luminosity
    /// Clears the destination.
    case clear
    /// The source replaces the destination.
    case copy
    /// The source where the destination is opaque.
    case sourceIn
    /// The source where the destination is transparent.
    case sourceOut
    /// The source over the destination, where the destination is opaque.
    case sourceAtop
    /// The destination over the source.
    case destinationOver
    /// The destination where the source is opaque.
    case destinationIn
    /// The destination where the source is transparent.
    case destinationOut
    /// The destination over the source, where the source is opaque.
    case destinationAtop
    /// The source or the destination, where the other one is transparent.
    case xor
    /// The sum of source and destination, toward black.
    case plusDarker
    /// The sum of source and destination, toward white.
    case plusLighter
}
