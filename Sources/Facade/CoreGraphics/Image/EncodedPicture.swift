import Foundation
package import LayoutSimPixels

/// PNG data whose image size is known.
package struct EncodedPicture: Sendable {
    /// The header of the PNG, with the image size in pixels.
    package let header: PNGHeader
    private let bytes: [UInt8]

    /// Creates a picture from the bytes of a complete PNG, from its signature to its last chunk; `nil` for other bytes.
    package init?(_ bytes: [UInt8]) {
        guard let header = try? PNGHeader(of: bytes, file: "image"),
            PNGLimits.allow(width: header.width, height: header.height)
        else { return nil }
        (self.header, self.bytes) = (header, bytes)
    }

    /// The decoded pixels; damaged data gives a transparent image, as in UIKit, and a message on the console.
    var decoded: Bitmap {
        do throws(PNGError) {
            let bitmap = try Bitmap(png: bytes, file: "image")
            if bitmap.width == header.width, bitmap.height == header.height { return bitmap }
        } catch {
            FileHandle.standardError.write(Data("An image is left transparent: \(error.reason)\n".utf8))
        }
        return Bitmap(width: header.width, height: header.height, filledWith: Pixel(bits: 0))
    }
}
