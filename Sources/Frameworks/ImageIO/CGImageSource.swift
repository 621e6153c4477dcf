public import CoreGraphics
public import Foundation

/// Pictures in bytes or a file. PNGs are read; of other formats there is no picture, as with `UIImage(data:)`.
public final class CGImageSource {
    let data: Data
    /// Decoded when its pixels are asked for.
    let image: CGImage?

    init(_ data: Data) {
        self.data = data
        image = CGImage(data: data)
    }

    /// A picture by its number.
    func image(at index: Int) -> CGImage? { index == 0 ? image : nil }
}

/// What is known of the pictures of a source.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData
    case statusUnknownType
    case statusReadingHeader
    case statusIncomplete
    case statusComplete
}

/// A source of the pictures in bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(Data(referencing: data))
}

/// A source of the pictures in a file; `nil` if there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}

/// The number of pictures.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// The type of the pictures; `nil` if it is none that is read.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.image == nil ? nil : "public.png" }

/// Whether there are pictures.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.image == nil ? .statusUnknownType : .statusComplete
}

/// Whether a picture can be read.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.image(at: index) == nil ? .statusUnknownType : .statusComplete
}

/// A picture by its number.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// A picture that is no longer than the options say; `nil` unless they let one be made.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let makes = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
    guard let image = isrc.image(at: index), makes.contains(where: { options?[$0] as? Bool == true }) else {
        return nil
    }
    let longest = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
    return image.shrunk(toPixels: longest ?? .infinity)
}

/// What is known of the source as a whole.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    NSDictionary(dictionary: [kCGImagePropertyFileSize: isrc.data.count])
}

/// What is known of a picture.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let image = isrc.image(at: index) else { return nil }
    return NSDictionary(dictionary: [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
        kCGImagePropertyDepth: image.bitsPerComponent, kCGImagePropertyColorModel: "RGB",
        kCGImagePropertyHasAlpha: true,
    ])
}
