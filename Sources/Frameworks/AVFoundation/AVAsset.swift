public import CoreGraphics
public import Foundation
public import LayoutSimInertness

/// An audiovisual asset, such as a movie or a sound; no media is read here.
open class AVAsset: NSObject {
    /// The duration of the asset; always indefinite here.
    open var duration: CMTime { .indefinite }
    /// A Boolean value that indicates whether the asset is playable; always `false` here.
    open var isPlayable: Bool { false }
    /// A Boolean value that indicates whether the asset can be exported; always `false` here.
    open var isExportable: Bool { false }
    /// The tracks of the asset; always empty here.
    open var tracks: [AVAssetTrack] { [] }
    /// The metadata items of the asset; always empty here.
    open var metadata: [AVMetadataItem] { [] }
    /// The metadata items that have a common key; always empty here.
    open var commonMetadata: [AVMetadataItem] { [] }
    /// The natural size of the asset; always zero here.
    open var naturalSize: CGSize { .zero }

    /// Creates an asset for the media at a URL, which is not read here.
    public convenience init(url URL: URL) { self.init() }
    /// Returns the tracks of a media type; always empty here.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Loads the tracks of a media type; always returns an empty array here.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    /// Calls the completion handler immediately, without loading any values.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        handler?()
    }
    /// Returns the loading status of a key; always `unknown` here.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        .unknown
    }
    /// Does nothing here, since nothing is loading.
    open func cancelLoading() { inert(.service, self) }
}

/// The loading status of a property.
public enum AVKeyValueStatus: Int, Sendable { case unknown = 0, loading, loaded, failed, cancelled }

/// An asset for the media at a URL.
open class AVURLAsset: AVAsset {
    /// The URL of the asset.
    public let url: URL

    /// Creates an asset for the media at a URL.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
}

/// A track of an asset; assets have no tracks here.
open class AVAssetTrack: NSObject {
    /// The media type of the track; always video here.
    open var mediaType: AVMediaType { .video }
    /// The natural size of the track, in pixels; always zero here.
    open var naturalSize: CGSize { .zero }
    /// The preferred transform of the track; always the identity transform here.
    open var preferredTransform: CGAffineTransform { .identity }
    /// The nominal frame rate of the track, in frames per second; always 0 here.
    open var nominalFrameRate: Float { 0 }
    /// The time range of the track; always zero here.
    open var timeRange: CMTimeRange { .zero }
}

/// A metadata item of an asset; assets have no metadata here.
open class AVMetadataItem: NSObject {
    /// The common key of the metadata item; always `nil` here.
    open var commonKey: AVMetadataKey? { nil }
    /// The value of the metadata item; always `nil` here.
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    /// The value of the metadata item as a string; always `nil` here.
    open var stringValue: String? { nil }
    /// The value of the metadata item as data; always `nil` here.
    open var dataValue: Data? { nil }
}

/// A key of a metadata item.
public struct AVMetadataKey: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a key from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The common key for the title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// The common key for the artist.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The common key for the album name.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The common key for the artwork.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

/// A file type.
public struct AVFileType: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a file type from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The QuickTime movie file type.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// The MPEG-4 file type.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// The Apple MPEG-4 audio file type.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// The Apple MPEG-4 video file type.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// The MP3 file type.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// The WAVE audio file type.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// The Core Audio file type.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
}

/// An error of the AVFoundation framework.
public struct AVError: Error, Sendable {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknown = -11800, exportFailed = -11820, decodeFailed = -11821, fileFormatNotRecognized = -11828,
            noImageAtTime = -11832
    }
    /// The error code.
    public let code: Code
    /// Creates an error from a code.
    public init(_ code: Code) { self.code = code }
}

/// An object that generates images from an asset; always fails here, since no media is read.
open class AVAssetImageGenerator: NSObject {
    /// A closure that receives a generated image.
    public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    /// The result of generating an image.
    public enum Result: Int, Sendable { case succeeded = 0, failed, cancelled }
    /// The asset.
    public let asset: AVAsset
    /// A Boolean value that indicates whether images are generated with the preferred transform of the track.
    @Inert(.service) open var appliesPreferredTrackTransform = false
    /// The maximum size of the images, in pixels; 0 means no limit.
    @Inert(.service) open var maximumSize = CGSize.zero
    /// The maximum time by which an image may precede the requested time.
    @Inert(.service) open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// The maximum time by which an image may follow the requested time.
    @Inert(.service) open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// Creates an image generator for an asset.
    public init(asset: AVAsset) { self.asset = asset }
    /// Always throws an error here, since no media is read.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.noImageAtTime)
    }
    /// Always throws an error here, since no media is read.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.noImageAtTime)
    }
    /// Calls the completion handler with an error for each requested time, since no media is read.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, AVError(.noImageAtTime)) }
    }
    /// Does nothing here, since no image generation is pending.
    open func cancelAllCGImageGeneration() { inert(.service, self) }
}

/// Returns the largest rectangle of an aspect ratio that fits inside a rectangle, centered in it.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
