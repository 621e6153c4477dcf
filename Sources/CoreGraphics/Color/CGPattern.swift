package import Foundation

/// A picture that is repeated in place of a color.
public final class CGPattern: Sendable {
    package let image: CGImage
    /// Pixels of the picture per point.
    package let scale: CGFloat

    package init(image: CGImage, scale: CGFloat) {
        self.image = image
        self.scale = scale
    }
}
