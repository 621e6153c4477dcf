public import Foundation

extension CGImage {
    /// Creates a picture that only says where to paint: 0 paints, and the largest value leaves away, as Core Graphics has it.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let gray = unsafe CGImage(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: 0),
            provider: provider, decode: decode, shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
        guard let gray else { return nil }
        self.init(gray.bitmap, shouldInterpolate: shouldInterpolate, isMask: true)
    }
}
