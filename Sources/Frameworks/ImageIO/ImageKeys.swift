public import CoreGraphics

// The keys of options and properties; the values of the latter are their names without the prefix.

/// The type that a source most likely has.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
/// Whether pixels may be floating-point numbers; they never are here.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
/// Whether decoded pixels are kept.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// Whether pixels are decoded at once.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// Whether a thumbnail is made where the file has none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
/// Whether a thumbnail is made even where the file has one.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
/// The longest side of a thumbnail, in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// Whether a thumbnail is turned as its picture is shown.
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
/// By how much a picture may be made smaller as it is read; not followed.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
/// How good a picture stays, from 0 to 1; a PNG loses nothing.
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }
/// The color behind a picture whose format has no alpha.
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
/// The longest side that is written, in pixels; not followed.
public var kCGImageDestinationImageMaxPixelSize: CFString { "kCGImageDestinationImageMaxPixelSize" }
/// The length of the file in bytes.
public var kCGImagePropertyFileSize: CFString { "FileSize" }
/// The width in pixels.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The height in pixels.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// The pixels per inch across.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
/// The pixels per inch down.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
/// The bits of each component.
public var kCGImagePropertyDepth: CFString { "Depth" }
/// How the picture is turned when it is shown.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// The color model, such as RGB.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
/// Whether there is an alpha channel.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
/// The name of the color profile.
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
/// What Exif says.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// What TIFF says.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
/// Where the picture was taken.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
/// What GIF says.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// How long a frame of a GIF is shown, in seconds, at least 0.05.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// How long a frame of a GIF is shown, in seconds, as the file says.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// How often a GIF is repeated; 0 for without end.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// What PNG says.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
/// When the picture was taken.
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
/// How the picture is turned when it is shown, as TIFF says.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
