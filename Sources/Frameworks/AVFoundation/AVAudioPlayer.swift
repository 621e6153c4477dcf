public import Foundation
import UIKit
public import LayoutSimInertness

/// An object that plays audio; silent here.
@preconcurrency @MainActor open class AVAudioPlayer: NSObject {
    /// The delegate, which is never called here.
    open weak var delegate: (any AVAudioPlayerDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The volume, from 0 to 1.
    @Inert(.service) open var volume: Float = 1
    /// The number of times to repeat the audio.
    @Inert(.service) open var numberOfLoops = 0
    /// The current playback time, in seconds.
    @Inert(.service) open var currentTime: TimeInterval = 0
    /// The playback rate, which `enableRate` allows to differ from 1.
    @Inert(.service) open var rate: Float = 1
    /// A Boolean value that indicates whether the playback rate may differ from 1.
    @Inert(.service) open var enableRate = false
    /// The stereo pan position, from -1 (left) to 1 (right).
    @Inert(.service) open var pan: Float = 0
    /// A Boolean value that indicates whether audio-level metering is enabled.
    @Inert(.service) open var isMeteringEnabled = false
    /// The URL of the audio.
    open private(set) var url: URL?
    /// The number of audio channels; always 0 here, since the audio is not read.
    open var numberOfChannels: Int { 0 }
    /// The time of the audio device, in seconds; always 0 here.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// A Boolean value that indicates whether the player is playing; always `false` here.
    open var isPlaying: Bool { false }
    /// The duration of the audio, in seconds; always 0 here, since the audio is not read.
    open var duration: TimeInterval { 0 }

    /// Creates a player for the audio at a URL.
    public init(contentsOf url: URL) throws { self.url = url }
    /// Creates a player for audio data.
    public init(data: Data) throws {}
    /// Creates a player for the audio at a URL; the file type hint is ignored.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    /// Creates a player for audio data; the file type hint is ignored.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    /// Always returns `false` here, since no audio is played.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        inert(.service, self)
        return false
    }
    /// Sets the volume immediately, without a fade.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Does nothing here, since no audio is metered.
    open func updateMeters() { inert(.service, self) }
    /// Returns the average power of a channel, in decibels; always -160 (silence) here.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the peak power of a channel, in decibels; always -160 (silence) here.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// Always returns `false` here, since no audio is played.
    @discardableResult open func play() -> Bool {
        inert(.service, self)
        return false
    }
    /// Does nothing here.
    open func pause() { inert(.service, self) }
    /// Does nothing here.
    open func stop() { inert(.service, self) }
    /// Always returns `true` here, without preparing anything.
    @discardableResult open func prepareToPlay() -> Bool { true }
}

/// The methods of an audio player's delegate.
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Tells the delegate that playback finished; never called here.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Tells the delegate that a decoding error occurred; never called here.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
