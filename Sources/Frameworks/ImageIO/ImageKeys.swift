public import CoreGraphics

// The keys of options and properties; their values are the names without the prefix.

/// A key.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
/// A key.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
/// A key.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// A key.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// A key.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
/// A key.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
/// A key.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// A key.
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
/// A key.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
/// A key.
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }
/// A key.
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
/// A key.
public var kCGImageDestinationImageMaxPixelSize: CFString { "kCGImageDestinationImageMaxPixelSize" }
/// A key.
public var kCGImagePropertyFileSize: CFString { "FileSize" }
/// A key.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// A key.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// A key.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
/// A key.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
/// A key.
public var kCGImagePropertyDepth: CFString { "Depth" }
/// A key.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// A key.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
/// A key.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
/// A key.
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
/// A key.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// A key.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
/// A key.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
/// A key.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// A key.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// A key.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// A key.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// A key.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
/// A key.
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
/// A key.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
