public import CoreGraphics

// The keys of options and properties; the values of the latter are their names without the prefix.

/// The most likely type of a source.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
/// Whether floating-point pixels are allowed; they never occur here.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
/// Whether decoded images are cached.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// Whether images are decoded and cached immediately.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// Whether a thumbnail is created if the file has none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
/// Whether a thumbnail is created even if the file has one.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
/// The maximum width and height of a thumbnail, in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// Whether a thumbnail is rotated according to the image's orientation.
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
/// The factor by which an image is subsampled when it is read; ignored here.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
/// The compression quality of a JPEG, from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }
/// The background color of an image whose format has no alpha.
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
/// The maximum width and height of the written image, in pixels; ignored here.
public var kCGImageDestinationImageMaxPixelSize: CFString { "kCGImageDestinationImageMaxPixelSize" }
/// The size of the file in bytes.
public var kCGImagePropertyFileSize: CFString { "FileSize" }
/// The width in pixels.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The height in pixels.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// The horizontal resolution in pixels per inch.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
/// The vertical resolution in pixels per inch.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
/// The number of bits per component.
public var kCGImagePropertyDepth: CFString { "Depth" }
/// The orientation in which the image is to be displayed.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// The color model, such as RGB.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
/// Whether there is an alpha channel.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
/// The name of the color profile.
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
/// The dictionary of Exif properties.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// The dictionary of TIFF properties.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
/// The dictionary of GPS properties.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
/// The dictionary of GIF properties.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// The duration of a GIF frame in seconds, at least 0.1.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// The duration of a GIF frame in seconds, as specified by the file.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The number of repetitions of a GIF; 0 for endless repetition.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// The dictionary of WebP properties.
public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" }
/// The duration of a WebP frame in seconds, at least 0.1.
public var kCGImagePropertyWebPDelayTime: CFString { "DelayTime" }
/// The duration of a WebP frame in seconds, as specified by the file.
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The number of repetitions of a WebP; 0 for endless repetition.
public var kCGImagePropertyWebPLoopCount: CFString { "LoopCount" }
/// The dictionary of PNG properties.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
/// The date on which the image was taken.
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
/// The orientation of the image in TIFF properties.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
