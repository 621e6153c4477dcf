import Foundation
import LayoutSimPixels

extension CGImage {
    /// The picture in the bytes of a PNG; `nil` for any other bytes.
    package convenience init?(data: Data) {
        guard let bitmap = try? Bitmap(png: Array(data), file: "image") else { return nil }
        self.init(bitmap)
    }

    /// The picture as the bytes of a PNG, with alpha where it is not opaque.
    package var pngData: Data? {
        let hasAlpha = bitmap.pixels.contains { $0.alpha < 255 }
        return (try? bitmap.pngData(file: "image", hasAlpha: hasAlpha)).map { Data($0) }
    }
}
