package import LayoutSimPixels

/// The size of an image in pixels.
package struct PixelSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension PixelSize: CustomStringConvertible {
    package var description: String { "\(width)x\(height)" }
}

extension Bitmap {
    /// The size in pixels.
    package var size: PixelSize { PixelSize(width: width, height: height) }
}
