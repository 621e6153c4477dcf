import LayoutSimGeometry

extension DisplayList {
    /// The width of the picture in pixels.
    package var pixelWidth: Int { Int((size.width * scale).rounded()) }

    /// The height of the picture in pixels.
    package var pixelHeight: Int { Int((size.height * scale).rounded()) }
}
