public import Foundation

/// A player of a sound, which stays silent.
@preconcurrency @MainActor open class AVAudioPlayer: NSObject {
    /// What hears of the end; it does not come.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// From 0 to 1.
    open var volume: Float = 1
    /// How often it is repeated.
    open var numberOfLoops = 0
    /// In seconds.
    open var currentTime: TimeInterval = 0
    /// How fast, if it may be another speed than 1.
    open var rate: Float = 1
    /// Whether it may be another speed than 1.
    open var enableRate = false
    /// From left, -1, to right, 1.
    open var pan: Float = 0
    /// Whether it measures how loud it is.
    open var isMeteringEnabled = false
    /// The address of the sound.
    open private(set) var url: URL?
    /// Not known.
    open var numberOfChannels: Int { 0 }
    /// The time of the device, in seconds.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// False.
    open var isPlaying: Bool { false }
    /// Not known.
    open var duration: TimeInterval { 0 }

    /// Creates a player.
    public init(contentsOf url: URL) throws { self.url = url }
    /// Creates a player.
    public init(data: Data) throws {}
    /// Creates a player.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    /// Creates a player.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    /// Stays silent, and says so.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
    /// Sets how loud it becomes.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Measures nothing.
    open func updateMeters() {}
    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Silence, in decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// Stays silent, and says so.
    @discardableResult open func play() -> Bool { false }
    /// Does nothing.
    open func pause() {}
    /// Does nothing.
    open func stop() {}
    /// True.
    @discardableResult open func prepareToPlay() -> Bool { true }
}

/// What hears of a sound.
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// It ended.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// It could not be read.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
