import Foundation
package import LayoutSimPixels

/// The data of a picture file whose image size is known.
package struct EncodedPicture: Sendable {
    /// The header of the file, with the image size in pixels.
    package let header: PictureHeader
    /// The path of the file; `image` for data.
    private let file: String
    private let bytes: [UInt8]

    /// Creates a picture from the bytes of a file; `nil` if they have no header. A PNG must be complete, from its
    /// signature to its last chunk.
    init?(_ bytes: [UInt8], file: String) {
        guard let header = try? PictureHeader(of: bytes, file: file) else { return nil }
        (self.header, self.file, self.bytes) = (header, file, bytes)
    }

    /// The decoded pixels, as the file has them; damaged data gives a transparent image, as in UIKit, and a message on
    /// the console.
    var decoded: Bitmap {
        do throws(PictureError) {
            let bitmap = try Bitmap(picture: bytes, file: file, isUpright: false)
            if bitmap.width == header.width, bitmap.height == header.height { return bitmap }
        } catch {
            PictureFaults.tell("An image is left transparent: \(error.reason)")
        }
        return Bitmap(width: header.width, height: header.height, filledWith: Pixel(bits: 0))
    }
}
