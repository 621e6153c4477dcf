public import CoreGraphics
public import Foundation

/// A source of images in data or a file. Only PNG is supported; other formats yield no image, as with `UIImage(data:)`.
public final class CGImageSource {
    let data: Data
    /// The image, which is decoded when its pixels are first needed.
    let image: CGImage?

    init(_ data: Data) {
        self.data = data
        image = CGImage(data: data)
    }

    /// Returns the image at an index.
    func image(at index: Int) -> CGImage? { index == 0 ? image : nil }
}

/// The status of an image source.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData
    case statusUnknownType
    case statusReadingHeader
    case statusIncomplete
    case statusComplete
}

/// Returns a source of the images in data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(Data(referencing: data))
}

/// Returns a source of the images in a file; `nil` if the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}

/// Returns the number of images.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// Returns the type of the images; `nil` if it is not supported.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.image == nil ? nil : "public.png" }

/// Returns the status of a source, which depends on whether it has images.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.image == nil ? .statusUnknownType : .statusComplete
}

/// Returns the status of an image.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.image(at: index) == nil ? .statusUnknownType : .statusComplete
}

/// Returns the image at an index.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// Returns a thumbnail no larger than the options specify; `nil` unless they request its creation.
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

/// Returns the properties of the source as a whole.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    NSDictionary(dictionary: [kCGImagePropertyFileSize: isrc.data.count])
}

/// Returns the properties of an image.
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
