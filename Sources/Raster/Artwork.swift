package import LayoutSimDrawing
import LayoutSimGeometry
package import LayoutSimPixels

/// What an image looks like.
package enum Artwork: Hashable {
    case pixels(Bitmap)
    /// Drawn anew in each size.
    case vector(VectorPicture)
}

extension Artwork {
    /// Whether both are the same, told in no time: equal pictures in different memory count as others.
    package func isSame(as other: Artwork) -> Bool {
        switch (self, other) {
        case (.pixels(let one), .pixels(let other)): one.sharesPixels(with: other)
        case (.vector(let one), .vector(let other)): one == other
        default: false
        }
    }

    /// Whether it has more pixels where it is drawn larger.
    var isSharpAtEverySize: Bool { if case .vector(let picture) = self { picture.isSharpAtEverySize } else { false } }

    /// The size in pixels at which it has its own size in points.
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
