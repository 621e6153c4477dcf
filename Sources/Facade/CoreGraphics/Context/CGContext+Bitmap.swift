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
        let count = min(row, bitmap.bytesPerRow)
        unsafe bytes.withUnsafeBytes { source in
            for y in 0..<bitmap.height {
                unsafe UnsafeMutableRawBufferPointer(start: memory + y * bitmap.bytesPerRow, count: count)
                    .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[y * row..<y * row + count]))
            }
        }
        let whole = Transform(a: Double(bitmap.width), b: 0, c: 0, d: Double(bitmap.height), tx: 0, ty: 0)
        operations = [.picture(image.picture, whole)]
    }
}

extension CGImage {
    /// Returns the bytes of the pixels in the byte order of a bitmap info.
    package func bytes(_ info: CGBitmapInfo, gray: Bool = false) -> [UInt8] {
        if gray { return bitmap.grayBytes }
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(info.alphaInfo)
        return bitmap.bytes(
            ChannelOrder(hasAlphaFirst: isFirst, isReversed: info.contains(.byteOrder32Little)))
    }
}
