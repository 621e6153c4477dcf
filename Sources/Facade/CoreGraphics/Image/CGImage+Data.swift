import Foundation
import LayoutSimPixels

extension CGImage {
    /// Creates an image from PNG data, which is decoded when the image is drawn; `nil` for other data.
    package convenience init?(data: Data) {
        let bytes = Array(data)
        if let encoded = EncodedPicture(bytes) {
            self.init(encoded: encoded)
        } else {
            // Some programs append data after the end of the PNG.
            guard let bitmap = try? Bitmap(png: bytes, file: "image") else { return nil }
            self.init(bitmap)
        }
    }

    /// The image as PNG data, with an alpha channel if it is not opaque.
    package var pngData: Data? {
        let hasAlpha = bitmap.pixels.contains { $0.alpha < 255 }
        return (try? bitmap.pngData(file: "image", hasAlpha: hasAlpha)).map { Data($0) }
    }
}
