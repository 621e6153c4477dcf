import Foundation
package import LayoutSimPixels

extension CGImage {
    /// Creates an image from the data of a picture file, which is decoded when the image is drawn; `nil` for other
    /// data.
    ///
    /// A file that has the signature of a picture and cannot be read is told on the console, once. So is any file that
    /// is named.
    package convenience init?(data: Data, file: String? = nil) {
        let bytes = Array(data)
        let name = file ?? "image"
        if let encoded = EncodedPicture(bytes, file: name) {
            self.init(encoded: encoded)
            return
        }
        do throws(PictureError) {
            // Some programs append data after the end of the PNG.
            self.init(try Bitmap(picture: bytes, file: name))
        } catch {
            if file != nil || PictureFormat(of: bytes) != nil { PictureFaults.tell(error.warning) }
            return nil
        }
    }

    /// The image as PNG data, with an alpha channel if it is not opaque.
    package var pngData: Data? {
        let hasAlpha = bitmap.pixels.contains { $0.alpha < 255 }
        return (try? bitmap.pngData(file: "image", hasAlpha: hasAlpha)).map { Data($0) }
    }

    /// Returns the image as JPEG data of a quality from 0 to 1, on white where it is transparent.
    package func jpegData(quality: Double) -> Data? {
        (try? bitmap.jpegData(quality: quality, file: "image")).map { Data($0) }
    }

    /// Returns the image with its pixels turned as an orientation shows them.
    package func turned(_ orientation: PictureOrientation) -> CGImage {
        if orientation == .up { return self }
        return CGImage(
            bitmap.turned(orientation), info: bitmapInfo, shouldInterpolate: shouldInterpolate, isMask: isMask)
    }
}
