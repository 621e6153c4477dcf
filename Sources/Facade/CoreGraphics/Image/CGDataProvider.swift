public import Foundation
import LayoutSimPixels

/// A source of bytes.
public final class CGDataProvider {
    /// All bytes.
    public let data: CFData?

    /// Creates a provider of existing bytes; never `nil` here.
    public init?(data: CFData) { self.data = data }

    /// Creates a provider of the bytes of a file, which is read at once; `nil` if it cannot be read.
    public init?(url: CFURL) {
        guard let path = url.path, let bytes = FileManager.default.contents(atPath: path) else { return nil }
        data = NSData(data: bytes)
    }

    /// Creates a provider of the bytes of a file at a path, which is read at once; `nil` if it cannot be read.
    public init?(filename: UnsafePointer<CChar>) {
        guard let bytes = unsafe FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        data = NSData(data: bytes)
    }
}

extension CGImage {
    /// A provider of the pixel data, in the format of `bitmapInfo`.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: NSData(data: Data(bytes(bitmapInfo)))) }

    /// Creates an image from PNG data.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data else { return nil }
        self.init(data: Data(referencing: data))
    }

    /// Creates an image from JPEG data.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data else { return nil }
        self.init(data: Data(referencing: data))
    }

    /// Creates an image from pixels with 8 bits per component, in the format of `bitmapInfo`.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = provider.data.map({ [UInt8](Data(referencing: $0)) }), width > 0, height > 0,
            bitsPerComponent == 8, [8, 24, 32].contains(bitsPerPixel),
            data.count >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8
        else { return nil }
        let size = bitsPerPixel / 8
        var bitmap = Bitmap(width: width, height: height, filledWith: Pixel(bits: 0))
        for y in 0..<height {
            for x in 0..<width {
                let start = y * bytesPerRow + x * size
                bitmap[x, y] = Pixel(Array(data[start..<(start + size)]), bitmapInfo)
            }
        }
        self.init(bitmap, info: bitmapInfo, shouldInterpolate: shouldInterpolate)
    }

    /// Returns the image with the mask applied: the mask's red channel is inverted alpha, so nothing is drawn where it
    /// is 255.
    public func masking(_ mask: CGImage) -> CGImage? {
        let scaled = mask.bitmap.scaled(toWidth: width, height: height)
        var result = bitmap
        for y in 0..<height {
            for x in 0..<width {
                let part = 255 - Int(scaled[x, y].red)
                let pixel = bitmap[x, y]
                func faded(_ channel: UInt8) -> UInt8 { UInt8((Int(channel) * part + 127) / 255) }
                result[x, y] = Pixel(
                    alpha: faded(pixel.alpha), red: faded(pixel.red), green: faded(pixel.green), blue: faded(pixel.blue)
                )
            }
        }
        return CGImage(result)
    }
}

extension Pixel {
    /// Creates a pixel from one, three or four bytes.
    fileprivate init(_ bytes: [UInt8], _ info: CGBitmapInfo) {
        guard bytes.count == 4 else {
            self.init(
                alpha: 255, red: bytes[0], green: bytes[min(1, bytes.count - 1)], blue: bytes[bytes.count - 1])
            return
        }
        let ordered = info.contains(.byteOrder32Little) ? bytes.reversed() : bytes
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(info.alphaInfo)
        let alpha = isFirst ? ordered[0] : ordered[3]
        let colors = isFirst ? Array(ordered[1...]) : Array(ordered[..<3])
        switch info.alphaInfo {
        case .none, .noneSkipLast, .noneSkipFirst:
            self.init(alpha: 255, red: colors[0], green: colors[1], blue: colors[2])
        case .last, .first:
            func product(_ channel: UInt8) -> UInt8 { UInt8((Int(channel) * Int(alpha) + 127) / 255) }
            self.init(alpha: alpha, red: product(colors[0]), green: product(colors[1]), blue: product(colors[2]))
        default: self.init(alpha: alpha, red: colors[0], green: colors[1], blue: colors[2])
        }
    }
}
