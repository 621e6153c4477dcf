import Foundation
import LayoutSimPixels

extension CGImage {
    /// The picture in the bytes of a PNG; `nil` for any other bytes.
    package convenience init?(data: Data) {
        guard let bitmap = try? Bitmap(png: Array(data), file: "image") else { return nil }
        self.init(bitmap)
    }

    /// The picture as the bytes of a PNG.
    package var pngData: Data? { (try? bitmap.pngData(file: "image")).map { Data($0) } }
}
