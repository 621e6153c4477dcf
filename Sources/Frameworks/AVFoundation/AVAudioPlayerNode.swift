import Foundation
public import LayoutSimInertness

/// How a buffer is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Plays the buffer again and again.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// Plays the buffer at once, in place of the others.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// Plays the buffer after the end of a loop.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// A node that plays buffers and files; silent here.
@preconcurrency @MainActor open class AVAudioPlayerNode: AVAudioNode {
    /// The volume, from 0 to 1.
    @Inert(.service) open var volume: Float = 1
    /// The stereo position, from -1 (left) to 1 (right).
    @Inert(.service) open var pan: Float = 0
    /// The rate of playback.
    @Inert(.service) open var rate: Float = 1
    /// A Boolean value that indicates whether the node plays; always `false` here.
    open var isPlaying: Bool { false }

    /// Creates a node.
    public override init() { super.init() }

    /// Never calls the handler here, since nothing is played.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { inert(.service, self) }
    /// Never calls the handler here, since nothing is played.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { inert(.service, self) }
    /// Never calls the handler here, since nothing is played.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { inert(.service, self) }
    /// Never calls the handler here, since nothing is played.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { inert(.service, self) }
    /// Does nothing here, since nothing is played.
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) { inert(.service, self) }
    /// Does nothing here, since nothing is played.
    open func play() { inert(.service, self) }
    /// Does nothing here, since nothing is played.
    open func play(at when: AVAudioTime?) { inert(.service, self) }
    /// Does nothing here, since nothing is played.
    open func pause() { inert(.service, self) }
    /// Does nothing here, since nothing is played.
    open func stop() { inert(.service, self) }
    /// Returns the time of the node for one of the player; always `nil` here, since nothing is played.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
    /// Returns the time of the player for one of the node; always `nil` here, since nothing is played.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}
