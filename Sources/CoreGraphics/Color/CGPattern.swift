package import Foundation

/// An image that is tiled in place of a color.
public final class CGPattern: Sendable {
    package let image: CGImage
    /// The scale of the image, in pixels per point.
    package let scale: CGFloat

    package init(image: CGImage, scale: CGFloat) {
        self.image = image
        self.scale = scale
    }
}
