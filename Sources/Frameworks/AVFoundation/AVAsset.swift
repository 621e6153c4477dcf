public import CoreGraphics
public import Foundation

/// A film or a sound, of which nothing is read.
open class AVAsset: NSObject {
    /// Not known.
    open var duration: CMTime { .indefinite }
    /// False.
    open var isPlayable: Bool { false }
    /// False.
    open var isExportable: Bool { false }
    /// None.
    open var tracks: [AVAssetTrack] { [] }
    /// None.
    open var metadata: [AVMetadataItem] { [] }
    /// None.
    open var commonMetadata: [AVMetadataItem] { [] }
    /// The size that was meant first.
    open var naturalSize: CGSize { .zero }

    /// Creates one for an address.
    public convenience init(url URL: URL) { self.init() }
    /// None.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// None.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    /// Loads nothing, and says so.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        handler?()
    }
    /// Unknown.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        .unknown
    }
    /// Ends nothing.
    open func cancelLoading() {}
}

/// How far something is known.
public enum AVKeyValueStatus: Int, Sendable { case unknown = 0, loading, loaded, failed, cancelled }

/// A film or a sound at an address.
open class AVURLAsset: AVAsset {
    /// The address.
    public let url: URL

    /// Creates one for an address.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
}

/// A part of a film; there is none.
open class AVAssetTrack: NSObject {
    /// Its kind.
    open var mediaType: AVMediaType { .video }
    /// In pixels.
    open var naturalSize: CGSize { .zero }
    /// How it is turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// Pictures a second.
    open var nominalFrameRate: Float { 0 }
    /// When it is.
    open var timeRange: CMTimeRange { .zero }
}

/// What is said of a film or a sound; nothing is.
open class AVMetadataItem: NSObject {
    /// What it is about.
    open var commonKey: AVMetadataKey? { nil }
    /// What is said.
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    /// What is said, in words.
    open var stringValue: String? { nil }
    /// What is said, in bytes.
    open var dataValue: Data? { nil }
}

/// What something is about that is said of a film or a sound.
public struct AVMetadataKey: Hashable, RawRepresentable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// Who made it.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// What it is a part of.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// Its picture.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

/// Kinds of files.
public struct AVFileType: Hashable, RawRepresentable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// MPEG-4 with sound alone.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// MPEG-4 of Apple's.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// MP3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// Samples.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// Samples of Apple's.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
}

/// What is wrong with a film or a sound.
public struct AVError: Error, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case unknown = -11800, exportFailed = -11820, decodeFailed = -11821, fileFormatNotRecognized = -11828,
            noImageAtTime = -11832
    }
    /// The kind of error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

/// Makes pictures of a film: it fails, since nothing is read.
open class AVAssetImageGenerator: NSObject {
    /// Hears of a picture.
    public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    /// What became of a picture.
    public enum Result: Int, Sendable { case succeeded = 0, failed, cancelled }
    /// The film.
    public let asset: AVAsset
    /// Whether pictures are turned as the film is.
    open var appliesPreferredTrackTransform = false
    /// The largest size, in pixels; 0 is any.
    open var maximumSize = CGSize.zero
    /// How much sooner a picture may be.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// Creates one of a film.
    public init(asset: AVAsset) { self.asset = asset }
    /// Fails, since nothing is read.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.noImageAtTime)
    }
    /// Fails, since nothing is read.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.noImageAtTime)
    }
    /// Tells of each time that it failed.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, AVError(.noImageAtTime)) }
    }
    /// Ends nothing.
    open func cancelAllCGImageGeneration() {}
}

/// The rectangle of a picture's proportions in the middle of another, as large as can be.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
