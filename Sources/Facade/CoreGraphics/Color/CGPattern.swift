package import Foundation

/// An image that is tiled in place of a color.
public final class CGPattern: Sendable {
    /// The image that is tiled.
    package let image: CGImage
    /// The scale of the image, in pixels per point.
    package let scale: CGFloat

    /// Creates a pattern from an image and its scale, in pixels per point.
    package init(image: CGImage, scale: CGFloat) {
        self.image = image
        self.scale = scale
    }
}
