public import Foundation
package import LayoutSimDrawing
package import LayoutSimPixels
import Synchronization

/// A picture of pixels.
public final class CGImage: Hashable, Sendable {
    private let pixels: Mutex<ImagePixels>
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    private let info: CGBitmapInfo
    /// Whether it is scaled smoothly.
    public let shouldInterpolate: Bool
    /// Whether it only says where to paint.
    public let isMask: Bool
    /// What the pixels were made of, for a picture that is drawn anew where it is shown larger.
    package let outlines: VectorPicture?

    package init(
        _ bitmap: Bitmap, info: CGBitmapInfo = CGBitmapInfo(rawValue: 8194), shouldInterpolate: Bool = true,
        isMask: Bool = false, outlines: VectorPicture? = nil
    ) {
        self.outlines = outlines
        pixels = Mutex(.decoded(bitmap))
        (width, height) = (bitmap.width, bitmap.height)
        self.info = info
        self.shouldInterpolate = shouldInterpolate
        self.isMask = isMask
    }

    /// A picture that is decoded when its pixels are asked for.
    package init(encoded: EncodedPicture) {
        pixels = Mutex(.encoded(encoded))
        (width, height) = (encoded.header.width, encoded.header.height)
        info = CGBitmapInfo(rawValue: 8194)
        shouldInterpolate = true
        isMask = false
        outlines = nil
    }

    /// Premultiplied sRGB.
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

    /// Eight.
    public var bitsPerComponent: Int { 8 }
    /// Four components of eight bits.
    public var bitsPerPixel: Int { 32 }
    /// Four bytes for each column.
    public var bytesPerRow: Int { 4 * width }
    /// What the components mean.
    public var colorSpace: CGColorSpace? { .standard }
    /// Where alpha is and whether it is multiplied in.
    public var alphaInfo: CGImageAlphaInfo { info.alphaInfo }
    /// The order of components.
    public var bitmapInfo: CGBitmapInfo { info }
    /// How colors outside the space are brought into it.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// A uniform type identifier, where it came from a file.
    public var utType: CFString? { nil }

    /// Whether both have the same pixels.
    public static func == (left: CGImage, right: CGImage) -> Bool {
        if left === right { return true }
        return left.width == right.width && left.height == right.height && left.bitmap == right.bitmap
    }

    /// Hashes the size.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }

    /// The same picture.
    public func copy() -> CGImage? { self }

    /// The same picture in another color space.
    public func copy(colorSpace: CGColorSpace) -> CGImage? { self }

    /// The part of the picture in a rectangle of pixels; `nil` where both have nothing in common.
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

/// The pixels of a picture, or what they are decoded from.
private enum ImagePixels {
    case encoded(EncodedPicture)
    case decoded(Bitmap)
}
