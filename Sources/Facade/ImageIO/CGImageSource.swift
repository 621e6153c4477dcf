public import CoreGraphics
public import Foundation
import LayoutSimPixels
import Synchronization

/// A source of images in data or a file: PNG, JPEG, GIF and WebP. Other formats yield no image, as with
/// `UIImage(data:)`.
public final class CGImageSource {
    let data: Data
    /// The first image, which is decoded when its pixels are first needed.
    let image: CGImage?
    /// The frames of a GIF or an animated WebP.
    let animation: PictureAnimation?
    private let player: Mutex<AnimationPlayer?>

    init(_ data: Data) {
        self.data = data
        image = CGImage(data: data)
        animation = PictureAnimation(Array(data))
        player = Mutex(animation.map(AnimationPlayer.init))
    }

    /// The number of images.
    var count: Int { image == nil ? 0 : animation?.frames.count ?? 1 }

    /// Returns the image at an index: of an animation, what is seen while its frame is shown.
    func image(at index: Int) -> CGImage? {
        guard (0..<count).contains(index) else { return nil }
        guard index > 0 else { return image }
        return player.withLock { $0?.picture(at: index) }.map { CGImage($0) }
    }
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
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the type of the images; `nil` if it is not supported.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.image?.utType }

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
    guard var image = isrc.image(at: index), makes.contains(where: { options?[$0] as? Bool == true }) else {
        return nil
    }
    if options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true {
        image = image.turned(image.origin?.orientation ?? .up)
    }
    let longest = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
    return image.shrunk(toPixels: longest ?? .infinity)
}

/// Returns the properties of the source as a whole.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    let properties = NSMutableDictionary(dictionary: [kCGImagePropertyFileSize: isrc.data.count])
    if let repetitions = isrc.animation?.repetitions {
        // WebP has the same name for it.
        properties[isrc.animationKey] = NSDictionary(dictionary: [kCGImagePropertyGIFLoopCount: repetitions])
    }
    return properties
}

/// Returns the properties of an image.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard (0..<isrc.count).contains(index), let image = isrc.image else { return nil }
    let properties = NSMutableDictionary(dictionary: [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
        kCGImagePropertyDepth: image.bitsPerComponent, kCGImagePropertyColorModel: "RGB",
        kCGImagePropertyHasAlpha: image.origin?.format != .jpeg,
    ])
    if let turn = image.origin?.orientation, turn != .up {
        properties[kCGImagePropertyOrientation] = turn.rawValue
        properties[kCGImagePropertyTIFFDictionary] = [kCGImagePropertyTIFFOrientation: turn.rawValue] as NSDictionary
    }
    if let frame = isrc.animation?.frames[index] { properties[isrc.animationKey] = frame.properties }
    return properties
}

extension CGImageSource {
    /// The key of the dictionary with the properties of an animation's format.
    fileprivate var animationKey: CFString {
        image?.origin?.format == .webP ? kCGImagePropertyWebPDictionary : kCGImagePropertyGIFDictionary
    }
}

extension PictureAnimation.Frame {
    /// How long the frame is shown, in seconds: as the file says, and at least 0.1 (Apple,
    /// *kCGImagePropertyGIFDelayTime*). GIF and WebP have the same names for both.
    fileprivate var properties: NSDictionary {
        let seconds = Double(milliseconds) / 1000
        return [
            kCGImagePropertyGIFDelayTime: max(0.1, seconds), kCGImagePropertyGIFUnclampedDelayTime: seconds,
        ] as NSDictionary
    }
}
