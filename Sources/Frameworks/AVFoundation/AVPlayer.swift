public import Foundation

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

    /// Whether it can be played.
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
    /// Why it waits.
    public struct WaitingReason: Hashable, RawRepresentable, Sendable {
        /// Its value.
        public let rawValue: String
        /// Creates one of a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Nothing comes.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// It is not known how fast it comes.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// There is nothing to play.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }
    /// Unknown.
    open var status: Status { .unknown }
    /// None.
    open var error: (any Error)? { nil }
    /// Why it waits, if it was started.
    open var reasonForWaitingToPlay: WaitingReason? {
        guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
        return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
    }
    /// The speed at which it plays.
    open var defaultRate: Float = 1
    /// Whether it waits until enough is there.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether it may play on other devices.
    open var allowsExternalPlayback = true
    /// False.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether other devices show it alone.
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    /// Whether the screen stays on.
    open var preventsDisplaySleepDuringVideoPlayback = true

    /// Wants to play.
    open func play() { rate = defaultRate }
    /// Wants to play at a speed.
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    /// Stands still.
    open func pause() { rate = 0 }
    /// Takes another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Stays at the beginning.
    open func seek(to time: CMTime) {}
    /// Stays at the beginning, and says so.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
    /// Stays at the beginning.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// Stays at the beginning, and says so.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    /// Stays at the beginning, and says so.
    @discardableResult open func seek(to time: CMTime) async -> Bool { false }
    /// The beginning.
    open func currentTime() -> CMTime { .zero }
    /// Calls nothing, since no time passes.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
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
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        waiting = Array(items.dropFirst())
    }
    private var waiting: [AVPlayerItem] = []

    /// What is played and what waits.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
    /// Goes on to the next.
    open func advanceToNextItem() { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }
    /// True.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
    /// Has an item wait, at the end unless another is named.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard currentItem != nil else { return replaceCurrentItem(with: item) }
        let place = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 }
        waiting.insert(item, at: place ?? (afterItem != nil && afterItem === currentItem ? 0 : waiting.count))
    }
    /// Takes an item away.
    open func remove(_ item: AVPlayerItem) {
        waiting.removeAll { $0 === item }
        if currentItem === item { advanceToNextItem() }
    }
    /// Takes all items away.
    open func removeAllItems() {
        waiting = []
        replaceCurrentItem(with: nil)
    }
}

/// Plays an item again and again.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
    /// Creates a looper.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    /// How often it was played.
    open var loopCount: Int { 0 }
    /// Plays it no longer than once.
    open func disableLooping() {}
}
