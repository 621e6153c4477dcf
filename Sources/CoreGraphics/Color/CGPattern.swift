/// A picture that is repeated in place of a color.
public final class CGPattern: Sendable {
    package let image: CGImage

    package init(image: CGImage) {
        self.image = image
    }
}
