import Foundation
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels

/// The memory and the pixel format of a bitmap context.
@safe struct BitmapTarget {
    var width: Int
    var height: Int
    var bytesPerRow: Int
    var space: CGColorSpace
    var info: CGBitmapInfo
    /// The memory that the caller supplies.
    var data: UnsafeMutableRawPointer?
}

extension CGContext {
    /// Creates a bitmap context; `nil` unless both dimensions are positive and less than 65,536 pixels.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, width < 65_536, height < 65_536 else { return nil }
        let row = bytesPerRow > 0 ? bytesPerRow : width * (space.model == .monochrome ? 1 : 4)
        unsafe self.init(
            bitmap: BitmapTarget(
                width: width, height: height, bytesPerRow: row, space: space, info: CGBitmapInfo(rawValue: bitmapInfo),
                data: data))
    }

    /// The width in pixels; 0 if this is not a bitmap context.
    public var width: Int { bitmap?.width ?? 0 }
    /// The height in pixels; 0 if this is not a bitmap context.
    public var height: Int { bitmap?.height ?? 0 }
    /// The number of bits per component: always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 8 in a gray bitmap context, otherwise 32.
    public var bitsPerPixel: Int { bitmap?.space.model == .monochrome ? 8 : 32 }
    /// The number of bytes per row; 0 if this is not a bitmap context.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
    /// The color space; `nil` if this is not a bitmap context.
    public var colorSpace: CGColorSpace? { bitmap?.space }
    /// The position of the alpha component; `.none` if this is not a bitmap context.
    public var alphaInfo: CGImageAlphaInfo { bitmap?.info.alphaInfo ?? .none }
    /// The pixel format; empty if this is not a bitmap context.
    public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }

    /// Returns an image of everything drawn so far; `nil` if this is not a bitmap context.
    public func makeImage() -> CGImage? {
        guard let bitmap else { return nil }
        let image = CGImage(
            operations, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), scale: 1, isOpaque: false)
        guard let image else { return nil }
        return CGImage(image.bitmap, info: bitmap.info)
    }

    /// The pixel memory, with everything drawn so far.
    public var data: UnsafeMutableRawPointer? {
        writePixels()
        return unsafe bitmap?.data
    }

    /// Writes everything drawn so far to the caller's memory, which callers may read without accessing `data`.
    ///
    /// The recorded operations are replaced by a single image of the result.
    func writePixels() {
        guard layers.isEmpty, let bitmap, let memory = unsafe bitmap.data, let image = makeImage() else { return }
        let bytes = image.bytes(bitmap.info, gray: bitmap.space.model == .monochrome)
        let row = bytes.count / bitmap.height
        for y in 0..<bitmap.height {
            for x in 0..<min(row, bitmap.bytesPerRow) {
                unsafe memory.storeBytes(
                    of: bytes[y * row + x], toByteOffset: y * bitmap.bytesPerRow + x, as: UInt8.self)
            }
        }
        let whole = Transform(a: Double(bitmap.width), b: 0, c: 0, d: Double(bitmap.height), tx: 0, ty: 0)
        operations = [.picture(image.picture, whole)]
    }
}

extension CGImage {
    /// Returns the bytes of the pixels in the byte order of a bitmap info.
    package func bytes(_ info: CGBitmapInfo, gray: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(bitmap.pixels.count * 4)
        let isLittle = info.contains(.byteOrder32Little)
        for pixel in bitmap.pixels {
            if gray {
                let light = 0.2126 * Double(pixel.red) + 0.7152 * Double(pixel.green) + 0.0722 * Double(pixel.blue)
                bytes.append(UInt8(light.rounded()))
                continue
            }
            let colors = [pixel.red, pixel.green, pixel.blue]
            let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(info.alphaInfo)
            let ordered = isFirst ? [pixel.alpha] + colors : colors + [pixel.alpha]
            bytes += isLittle ? ordered.reversed() : ordered
        }
        return bytes
    }
}
