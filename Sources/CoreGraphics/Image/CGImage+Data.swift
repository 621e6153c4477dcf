import Foundation
import LayoutSimPixels

extension CGImage {
    /// The picture in the bytes of a PNG, which are decoded when it is drawn; `nil` for any other bytes.
    package convenience init?(data: Data) {
        let bytes = Array(data)
        if let encoded = EncodedPicture(bytes) {
            self.init(encoded: encoded)
        } else {
            // Some programs write something after the end.
            guard let bitmap = try? Bitmap(png: bytes, file: "image") else { return nil }
            self.init(bitmap)
        }
    }

    /// The picture as the bytes of a PNG, with alpha where it is not opaque.
    package var pngData: Data? {
        let hasAlpha = bitmap.pixels.contains { $0.alpha < 255 }
        return (try? bitmap.pngData(file: "image", hasAlpha: hasAlpha)).map { Data($0) }
    }
}
