package import LayoutSimDrawing
import LayoutSimGeometry
package import LayoutSimPixels

/// The content of an image.
package enum Artwork: Hashable {
    case pixels(Bitmap)
    /// A vector image, drawn anew at each size.
    case vector(VectorPicture)
}

extension Artwork {
    /// Returns whether both share their content, in constant time: equal images in different storage count as
    /// different.
    package func isSame(as other: Artwork) -> Bool {
        switch (self, other) {
        case (.pixels(let one), .pixels(let other)): one.sharesPixels(with: other)
        case (.vector(let one), .vector(let other)): one == other
        default: false
        }
    }

    /// Whether it gains detail when drawn larger.
    var isSharpAtEverySize: Bool { if case .vector(let picture) = self { picture.isSharpAtEverySize } else { false } }

    /// Returns the size in pixels at its natural size in points.
    func pixels(scale: (x: Double, y: Double)) -> (width: Int, height: Int) {
        switch self {
        case .pixels(let bitmap): (bitmap.width, bitmap.height)
        case .vector(let picture):
            (
                max(1, Int((picture.size.width * scale.x).rounded())),
                max(1, Int((picture.size.height * scale.y).rounded()))
            )
        }
    }
}
