public import Foundation
public import QuartzCore

/// A film or a sound, of which nothing is read.
open class AVAsset: NSObject {
    /// Not known.
    open var duration: CMTime { .indefinite }
    /// False.
    open var isPlayable: Bool { false }

    /// Creates one for an address.
    public convenience init(url URL: URL) { self.init() }
}

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

    /// The beginning.
    open func currentTime() -> CMTime { .zero }
}

extension Notification.Name {
    /// The end was reached.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A player, which stands still.
@preconcurrency @MainActor open class AVPlayer: NSObject {
    /// What it does.
    public enum TimeControlStatus: Int, Sendable {
        /// It stands still.
        case paused = 0
        /// It waits.
        case waitingToPlayAtSpecifiedRate = 1
        /// It plays.
        case playing = 2
    }

    /// What it does at the end.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next.
        case advance = 0
        /// It stands still.
        case pause = 1
        /// Nothing.
        case none = 2
    }

    /// What is played.
    open private(set) var currentItem: AVPlayerItem?
    /// The speed that is wanted, 0 to stand still.
    open var rate: Float = 0
    /// From 0 to 1.
    open var volume: Float = 1
    /// Whether it is silent.
    open var isMuted = false
    /// What it does at the end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// It waits, if it was started.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

    /// Creates a player without an item.
    public override init() {}
    /// Creates a player.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    /// Creates a player.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Wants to play.
    open func play() { rate = 1 }
    /// Stands still.
    open func pause() { rate = 0 }
    /// Takes another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Stays at the beginning.
    open func seek(to time: CMTime) {}
    /// Stays at the beginning, and says so.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
    /// The beginning.
    open func currentTime() -> CMTime { .zero }
    /// Calls nothing, since no time passes.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Does nothing.
    open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
    /// Creates a player.
    public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}

/// Plays an item again and again.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
    /// Creates a looper.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
}

/// How a film fills a rectangle.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whole.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Cut off.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer of a film: nothing is seen of it but the layer's own looks.
open class AVPlayerLayer: CALayer {
    /// What plays.
    open var player: AVPlayer?
    /// How the film fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// False.
    open var isReadyForDisplay: Bool { false }
    /// Nothing.
    open var videoRect: CGRect { .zero }

    /// Creates a layer.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
