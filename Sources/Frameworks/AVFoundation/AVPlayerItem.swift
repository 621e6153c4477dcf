public import Foundation

/// What is played: nothing of it is read, and it never becomes ready.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
    /// How far it is known.
    public enum Status: Int, Sendable {
        /// Not yet.
        case unknown = 0
        /// So far that it plays.
        case readyToPlay = 1
        /// It cannot be played.
        case failed = 2
    }

    /// The end was reached.
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTime")

    /// The film.
    public let asset: AVAsset
    /// Unknown.
    open var status: Status { .unknown }
    /// None.
    open var error: (any Error)? { nil }
    /// Not known.
    open var duration: CMTime { .indefinite }

    /// Creates an item.
    public init(asset: AVAsset) { self.asset = asset }
    /// Creates an item.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// How much is loaded ahead, in seconds; 0 is as the system likes.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// The most bits a second; 0 is any number.
    open var preferredPeakBitRate: Double = 0
    /// Not known.
    open var presentationSize: CGSize { .zero }
    /// None.
    open var loadedTimeRanges: [NSValue] { [] }
    /// None.
    open var seekableTimeRanges: [NSValue] { [] }
    /// False.
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// True: nothing comes.
    open var isPlaybackBufferEmpty: Bool { true }
    /// False.
    open var isPlaybackBufferFull: Bool { false }
    /// How voices sound at other speeds.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// Where it ends; invalid is at its own end.
    open var forwardPlaybackEndTime = CMTime.invalid
    /// None.
    open var tracks: [AVPlayerItemTrack] { [] }

    /// Creates an item; its keys are not loaded.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    /// The beginning.
    open func currentTime() -> CMTime { .zero }
    /// Stays at the beginning, and says so.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    /// Ends what was wanted.
    open func cancelPendingSeeks() {}
    /// Takes something that hears of pictures; none come.
    open func add(_ output: AVPlayerItemOutput) {}
}

/// A part of what is played.
@preconcurrency @MainActor open class AVPlayerItemTrack: NSObject {
    /// Whether it plays.
    open var isEnabled = true
}

/// What hears of pictures; none come.
@preconcurrency @MainActor open class AVPlayerItemOutput: NSObject {}

/// How voices sound at other speeds.
public struct AVAudioTimePitchAlgorithm: Hashable, RawRepresentable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For voices.
    public static let timeDomain = Self(rawValue: "TimeDomain")
    /// For music.
    public static let spectral = Self(rawValue: "Spectral")
    /// Higher and lower.
    public static let varispeed = Self(rawValue: "Varispeed")
}

extension Notification.Name {
    /// It would not go on.
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTime")
    /// It would wait.
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalled")
    /// It would be elsewhere.
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumped")
    /// There would be another line of its log.
    public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntry")
    /// The end was reached.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
