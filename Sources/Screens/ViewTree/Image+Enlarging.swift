import LayoutSimGeometry

extension Image {
    /// Scales the image's size by a factor.
    package mutating func enlarge(by factor: Double) {
        guard factor != 1 else { return }
        size = Size(width: size.width * factor, height: size.height * factor)
        intrinsicSize = intrinsicSize.map { Size(width: $0.width * factor, height: $0.height * factor) }
    }
}
