public import Foundation
package import LayoutSimDrawing
package import LayoutSimPixels
import Synchronization

/// A bitmap image.
public final class CGImage: Hashable, Sendable {
    private let pixels: Mutex<ImagePixels>
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    private let info: CGBitmapInfo
    /// Whether the image is interpolated when scaled.
    public let shouldInterpolate: Bool
    /// Whether the image is an image mask.
    public let isMask: Bool
    /// The vector source of the pixels, for an image that is redrawn when it is shown larger.
    package let outlines: VectorPicture?
    /// The header of the file that the image was read from.
    package let origin: PictureHeader?

    /// Creates an image from pixels in premultiplied sRGB.
    package init(
        _ bitmap: Bitmap, info: CGBitmapInfo = CGBitmapInfo(rawValue: 8194), shouldInterpolate: Bool = true,
        isMask: Bool = false, outlines: VectorPicture? = nil
    ) {
        self.outlines = outlines
        origin = nil
        pixels = Mutex(.decoded(bitmap))
        (width, height) = (bitmap.width, bitmap.height)
        self.info = info
        self.shouldInterpolate = shouldInterpolate
        self.isMask = isMask
    }

    /// Creates an image that is decoded when its pixels are first needed.
    package init(encoded: EncodedPicture) {
        pixels = Mutex(.encoded(encoded))
        (width, height) = (encoded.header.width, encoded.header.height)
        info = CGBitmapInfo(rawValue: 8194)
        shouldInterpolate = true
        isMask = false
        outlines = nil
        origin = encoded.header
    }

    /// The pixels, in premultiplied sRGB.
    package var bitmap: Bitmap {
        pixels.withLock { pixels in
            switch pixels {
            case .decoded(let bitmap): return bitmap
            case .encoded(let encoded):
                let bitmap = encoded.decoded
                pixels = .decoded(bitmap)
                return bitmap
            }
        }
    }

    /// The number of bits per component: always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: always 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes per row: four per pixel.
    public var bytesPerRow: Int { 4 * width }
    /// The color space of the components.
    public var colorSpace: CGColorSpace? { .standard }
    /// The position of the alpha component, and whether the colors are premultiplied with it.
    public var alphaInfo: CGImageAlphaInfo { info.alphaInfo }
    /// The pixel format.
    public var bitmapInfo: CGBitmapInfo { info }
    /// How colors outside the color space are mapped into it.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// The uniform type identifier of the file the image was read from; `nil` for other images.
    public var utType: CFString? { origin.map { NSString(string: $0.format.typeIdentifier) } }

    /// Returns whether two images have the same pixels.
    public static func == (left: CGImage, right: CGImage) -> Bool {
        if left === right { return true }
        return left.width == right.width && left.height == right.height && left.bitmap == right.bitmap
    }

    /// Hashes the size.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }

    /// Returns the image itself, which is immutable.
    public func copy() -> CGImage? { self }

    /// Returns the image itself, whatever the color space.
    public func copy(colorSpace: CGColorSpace) -> CGImage? { self }

    /// Returns the part of the image within a rectangle in pixels; `nil` if they do not intersect.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        let (left, top) = (Int(area.minX), Int(area.minY))
        let bitmap = bitmap
        var part = Bitmap(width: Int(area.width), height: Int(area.height), filledWith: Pixel(bits: 0))
        for y in 0..<part.height {
            for x in 0..<part.width { part[x, y] = bitmap[left + x, top + y] }
        }
        return CGImage(part, info: info, shouldInterpolate: shouldInterpolate, isMask: isMask)
    }
}

/// The pixels of an image, or the data from which they are decoded.
private enum ImagePixels {
    case encoded(EncodedPicture)
    case decoded(Bitmap)
}
