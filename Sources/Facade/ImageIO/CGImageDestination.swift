public import CoreGraphics
public import Foundation

/// A destination to which an image is written: as JPEG where that is requested, and as PNG for any other type.
public final class CGImageDestination {
    private enum Target {
        case data(NSMutableData)
        case file(URL)
    }
    private let target: Target
    private let isJPEG: Bool
    private let count: Int
    /// The images, with the quality that was requested for each.
    private var images: [(image: CGImage, quality: Double?)] = []
    /// The quality of images that no other was requested for.
    private var quality: Double?

    init(_ data: NSMutableData, _ type: CFString, count: Int) {
        target = .data(data)
        (isJPEG, self.count) = (type == jpeg, count)
    }
    init(_ file: URL, _ type: CFString, count: Int) {
        target = .file(file)
        (isJPEG, self.count) = (type == jpeg, count)
    }

    func add(_ image: CGImage, _ properties: CFDictionary?) { images.append((image, properties?.quality)) }

    func setProperties(_ properties: CFDictionary?) { quality = properties?.quality }

    func finish() -> Bool {
        guard images.count == count, let first = images.first, let bytes = data(first.image, first.quality) else {
            return false
        }
        switch target {
        case .data(let data): data.setData(bytes)
        case .file(let file): return (try? bytes.write(to: file)) != nil
        }
        return true
    }

    private func data(_ image: CGImage, _ own: Double?) -> Data? {
        isJPEG ? image.jpegData(quality: own ?? quality ?? 0.8) : image.pngData
    }
}

/// The type of JPEGs.
private var jpeg: CFString { "public.jpeg" }

extension NSDictionary {
    /// The requested compression quality, from 0 to 1.
    fileprivate var quality: Double? {
        (self[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue
    }
}

/// Returns a destination that writes images to data.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data, type, count: count) }

/// Returns a destination that writes images to a file.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url as URL, type, count: count) }

/// Adds an image.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds an image of a source.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if let image = isrc.image(at: index) { idst.add(image, properties) } }

/// Sets the properties of the images, of which only the compression quality is used here.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setProperties(properties)
}

/// Writes the images; returns `false` if their number differs from the declared one.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
