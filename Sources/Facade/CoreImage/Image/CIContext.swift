public import CoreGraphics
public import Foundation
import LayoutSimPixels

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The color space of results; always sRGB here.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The color space of computations; always linear sRGB here.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The format of computations; always numbers here.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether the processor computes; it always does here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether the order of requests counts.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Whether intermediate pictures are kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// How a pixel is stored.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number of the format.
    public let rawValue: Int32
    /// Creates a format from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Blue, green, red and alpha, a byte each.
    public static let BGRA8 = CIFormat(rawValue: 265)
    /// Red, green, blue and alpha, a byte each.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Alpha, red, green and blue, a byte each.
    public static let ARGB8 = CIFormat(rawValue: 266)
}

/// Draws pictures.
open class CIContext: NSObject {
    /// Creates a context.
    public init(options: [CIContextOption: Any]? = nil) {}

    /// Draws a part of a picture; `nil` if it has no size.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        bitmap(image, fromRect).map { CGImage($0) }
    }
    /// Draws a part of a picture; the format and the color space are always those of images here.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Writes the pixels of a part of a picture, from the upper left corner down.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let bitmap = bitmap(image, bounds) else { return }
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let pixel = bitmap[column, row]
                let bytes =
                    switch format {
                    case .BGRA8: [pixel.blue, pixel.green, pixel.red, pixel.alpha]
                    case .ARGB8: [pixel.alpha, pixel.red, pixel.green, pixel.blue]
                    default: [pixel.red, pixel.green, pixel.blue, pixel.alpha]
                    }
                for (place, byte) in bytes.enumerated() {
                    unsafe data.storeBytes(of: byte, toByteOffset: row * rowBytes + column * 4 + place, as: UInt8.self)
                }
            }
        }
    }

    /// Returns a picture as a PNG; `nil` if it has no size or no end.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [String: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent)?.pngData }

    /// Returns a picture as a JPEG; `nil` if it has no size or no end.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [String: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent)?.jpegData(quality: 0.8) }

    /// Does nothing here, since nothing is kept.
    open func clearCaches() {}

    private func bitmap(_ image: CIImage, _ rect: CGRect) -> Bitmap? {
        guard let area = PixelArea(rect), area.width > 0, area.height > 0 else { return nil }
        if let whole = image.cgImage, rect == image.extent { return whole.bitmap }
        return image.grid(area).bitmap(x: area.x, y: area.y, width: area.width, height: area.height)
    }
}
