public import LayoutSimGeometry
public import LayoutSimText

/// The stretching of an image, or the weight and color of a symbol.
public indirect enum ImageLook: Hashable, Sendable {
    /// Stretched between cap insets, in points.
    case stretched(EdgeInsets)
    /// Tiled between cap insets, in points.
    case tiled(EdgeInsets)
    /// A symbol with a weight, and a color that replaces the tint color.
    case symbol(FontWeight, Color?)
}
