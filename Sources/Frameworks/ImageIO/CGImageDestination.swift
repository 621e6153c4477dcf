public import CoreGraphics
public import Foundation

/// Where a picture is written. Pictures are written as PNG, whatever type is asked for, as `jpegData` does.
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

/// A destination of pictures in bytes.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data, count: count) }

/// A destination of pictures in a file.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url as URL, count: count) }

/// Adds a picture.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image)
}

/// Adds a picture of a source.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if let image = isrc.image(at: index) { idst.add(image) } }

/// Says what is known of the pictures; nothing of it is written.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

/// Writes the pictures; `false` if there are fewer or more of them than was said.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
