public import LayoutSimGeometry
public import LayoutSimText

/// How a picture is drawn otherwise than whole, or a symbol otherwise than in regular strokes and the tint.
public indirect enum ImageLook: Hashable, Sendable {
    /// Its sides keep their width, in points; what is between them is stretched.
    case stretched(EdgeInsets)
    /// Its sides keep their width, in points; what is between them is repeated.
    case tiled(EdgeInsets)
    /// A symbol in a weight, and in a color in the place of the tint.
    case symbol(FontWeight, Color?)
}
