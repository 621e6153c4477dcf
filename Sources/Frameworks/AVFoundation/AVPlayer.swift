public import Foundation
public import LayoutSimInertness

/// A player, which never advances here.
@preconcurrency @MainActor open class AVPlayer: NSObject {
    /// The playback state of a player.
    public enum TimeControlStatus: Int, Sendable {
        /// Playback is paused.
        case paused = 0
        /// The player is waiting to play.
        case waitingToPlayAtSpecifiedRate = 1
        /// The player is playing.
        case playing = 2
    }

    /// The action of a player when an item ends.
    public enum ActionAtItemEnd: Int, Sendable {
        /// Advances to the next item.
        case advance = 0
        /// Pauses.
        case pause = 1
        /// Does nothing.
        case none = 2
    }

    /// The current item.
    open private(set) var currentItem: AVPlayerItem?
    /// The requested playback rate, or 0 if paused.
    open var rate: Float = 0
    /// The volume, from 0 to 1.
    @Inert(.service) open var volume: Float = 1
    /// Whether the player is muted.
    @Inert(.service) open var isMuted = false
    /// The action at the end of an item.
    @Inert(.service) open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The playback state; here `paused`, or waiting if the rate is not 0.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

    /// Creates a player without an item.
    public override init() {}
    /// Creates a player with an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    /// Creates a player with an item from a URL.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// The readiness of a player.
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
    /// The reason that a player is waiting.
    public struct WaitingReason: Hashable, RawRepresentable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a reason from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The player is waiting for data to minimize stalls.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// The player is evaluating the buffering rate.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// There is no item to play.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }
    /// The readiness of the player; always `unknown` here.
    open var status: Status { .unknown }
    /// The error that caused a failure; always `nil` here.
    open var error: (any Error)? { nil }
    /// The reason that the player is waiting, or `nil` if it is paused.
    open var reasonForWaitingToPlay: WaitingReason? {
        guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
        return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
    }
    /// The default playback rate.
    open var defaultRate: Float = 1
    /// Whether playback waits for enough data to minimize stalls.
    @Inert(.service) open var automaticallyWaitsToMinimizeStalling = true
    /// Whether external playback is allowed.
    @Inert(.service) open var allowsExternalPlayback = true
    /// Whether external playback is active; always `false` here.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether external playback is used while an external screen is active.
    @Inert(.service) open var usesExternalPlaybackWhileExternalScreenIsActive = false
    /// Whether video playback keeps the display awake.
    @Inert(.service) open var preventsDisplaySleepDuringVideoPlayback = true

    /// Requests playback at the default rate; nothing is played here.
    open func play() {
        inert(.service, self)
        rate = defaultRate
    }
    /// Requests playback at a rate; nothing is played here.
    open func playImmediately(atRate rate: Float) {
        inert(.service, self)
        self.rate = rate
    }
    /// Pauses playback.
    open func pause() { rate = 0 }
    /// Replaces the current item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Seeks to a time; does nothing here.
    open func seek(to time: CMTime) { inert(.service, self) }
    /// Seeks to a time; here the time stays at zero, and the completion handler receives `false`.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        inert(.service, self)
        completionHandler(false)
    }
    /// Seeks to a time within tolerances; does nothing here.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { inert(.service, self) }
    /// Seeks to a time within tolerances; here the time stays at zero, and the completion handler receives `false`.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    /// Seeks to a time; here the time stays at zero, and `false` is returned.
    @discardableResult open func seek(to time: CMTime) async -> Bool {
        inert(.service, self)
        return false
    }
    /// Returns the current time; always zero here.
    open func currentTime() -> CMTime { .zero }
    /// Adds an observer of times; the block is never called here, since playback never advances.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    /// Adds a periodic observer; the block is never called here, since playback never advances.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Removes a time observer; does nothing here.
    open func removeTimeObserver(_ observer: Any) { inert(.service, self) }
}

/// A player for a queue of items.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
    /// Creates a player with a queue of items.
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        waiting = Array(items.dropFirst())
    }
    private var waiting: [AVPlayerItem] = []

    /// Returns the current item and the queued items.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
    /// Advances to the next item.
    open func advanceToNextItem() { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }
    /// Returns whether an item can be inserted; always `true` here.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
    /// Inserts an item after another one, or at the end of the queue.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard currentItem != nil else { return replaceCurrentItem(with: item) }
        let place = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 }
        waiting.insert(item, at: place ?? (afterItem != nil && afterItem === currentItem ? 0 : waiting.count))
    }
    /// Removes an item.
    open func remove(_ item: AVPlayerItem) {
        waiting.removeAll { $0 === item }
        if currentItem === item { advanceToNextItem() }
    }
    /// Removes all items.
    open func removeAllItems() {
        waiting = []
        replaceCurrentItem(with: nil)
    }
}

/// A player that loops an item; plays nothing here.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
    /// Creates a looper.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    /// The number of times that the item was played; always 0 here.
    open var loopCount: Int { 0 }
    /// Disables looping; does nothing here.
    open func disableLooping() { inert(.service, self) }
}
