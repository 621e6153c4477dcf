public import Foundation

extension CGImage {
    /// Creates an image mask in which, as in Core Graphics, 0 paints and the maximum value masks out.
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
