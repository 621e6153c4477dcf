public import CoreGraphics
public import Foundation

/// A destination to which images are written. They are always written as PNG, regardless of the requested type, as by
/// `jpegData`.
public final class CGImageDestination {
    private enum Target {
        case data(NSMutableData)
        case file(URL)
    }
    private let target: Target
    private let count: Int
    private var images: [CGImage] = []

    init(_ data: NSMutableData, count: Int) {
        target = .data(data)
        self.count = count
    }
    init(_ file: URL, count: Int) {
        target = .file(file)
        self.count = count
    }

    func add(_ image: CGImage) { images.append(image) }

    func finish() -> Bool {
        guard images.count == count, let bytes = images.first?.pngData else { return false }
        switch target {
        case .data(let data): data.setData(bytes)
        case .file(let file): return (try? bytes.write(to: file)) != nil
        }
        return true
    }
}

/// Returns a destination that writes images to data.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data, count: count) }

/// Returns a destination that writes images to a file.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url as URL, count: count) }

/// Adds an image.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image)
}

/// Adds an image of a source.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if let image = isrc.image(at: index) { idst.add(image) } }

/// Sets the properties of the images; they are not written here.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

/// Writes the images; returns `false` if their number differs from the declared one.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
