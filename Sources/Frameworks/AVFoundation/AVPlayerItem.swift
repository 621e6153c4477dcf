public import Foundation
public import LayoutSimInertness

/// An item to play; nothing is loaded here, and the item never becomes ready.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
    /// The readiness of an item.
    public enum Status: Int, Sendable {
        /// The readiness is not yet known.
        case unknown = 0
        /// The item is ready to play.
        case readyToPlay = 1
        /// The item cannot be played.
        case failed = 2
    }

    /// A notification that the item played to its end.
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTime")

    /// The asset.
    public let asset: AVAsset
    /// The readiness of the item; always `unknown` here.
    open var status: Status { .unknown }
    /// The error that caused a failure; always `nil` here.
    open var error: (any Error)? { nil }
    /// The duration; always indefinite here.
    open var duration: CMTime { .indefinite }

    /// Creates an item from an asset.
    public init(asset: AVAsset) { self.asset = asset }
    /// Creates an item from a URL.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// The preferred duration to buffer ahead, in seconds, or 0 for the system's choice.
    @Inert(.service) open var preferredForwardBufferDuration: TimeInterval = 0
    /// The preferred peak bit rate, in bits per second, or 0 for no limit.
    @Inert(.service) open var preferredPeakBitRate: Double = 0
    /// The presentation size; always zero here, since it is unknown.
    open var presentationSize: CGSize { .zero }
    /// The loaded time ranges; always empty here.
    open var loadedTimeRanges: [NSValue] { [] }
    /// The seekable time ranges; always empty here.
    open var seekableTimeRanges: [NSValue] { [] }
    /// Whether playback is likely to keep up; always `false` here.
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// Whether the playback buffer is empty; always `true` here, since nothing is loaded.
    open var isPlaybackBufferEmpty: Bool { true }
    /// Whether the playback buffer is full; always `false` here.
    open var isPlaybackBufferFull: Bool { false }
    /// The algorithm for the pitch of audio at other rates.
    @Inert(.service) open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// The time at which forward playback ends, or an invalid time for the end of the item.
    @Inert(.service) open var forwardPlaybackEndTime = CMTime.invalid
    /// The tracks; always empty here.
    open var tracks: [AVPlayerItemTrack] { [] }

    /// Creates an item from an asset; the keys are not loaded here.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    /// Returns the current time; always zero here.
    open func currentTime() -> CMTime { .zero }
    /// Seeks to a time; here the time stays at zero, and the completion handler receives `false`.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    /// Cancels pending seeks; does nothing here.
    open func cancelPendingSeeks() { inert(.service, self) }
    /// Adds an output; does nothing here, since there are no video frames.
    open func add(_ output: AVPlayerItemOutput) { inert(.service, self) }
}

/// A track of an item.
@preconcurrency @MainActor open class AVPlayerItemTrack: NSObject {
    /// Whether the track is enabled.
    @Inert(.service) open var isEnabled = true
}

/// An output of an item; never receives video frames here.
@preconcurrency @MainActor open class AVPlayerItemOutput: NSObject {}

/// An algorithm for the pitch of audio at other rates.
public struct AVAudioTimePitchAlgorithm: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an algorithm from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An algorithm suitable for voices.
    public static let timeDomain = Self(rawValue: "TimeDomain")
    /// An algorithm suitable for music.
    public static let spectral = Self(rawValue: "Spectral")
    /// An algorithm that changes the pitch with the rate.
    public static let varispeed = Self(rawValue: "Varispeed")
}

extension Notification.Name {
    /// A notification that the item failed to play to its end; never posted here.
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTime")
    /// A notification that playback stalled; never posted here.
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalled")
    /// A notification that the time of the item jumped; never posted here.
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumped")
    /// A notification of a new access log entry; never posted here.
    public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntry")
    /// A notification that the item played to its end.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
