public import Foundation
import LayoutSimInertness

/// A number of frames of audio.
public typealias AVAudioFrameCount = UInt32
/// The position of a frame in a file.
public typealias AVAudioFramePosition = Int64
/// The number of a packet of audio.
public typealias AVAudioPacketCount = UInt32
/// A number of channels of audio.
public typealias AVAudioChannelCount = UInt32
/// The index of a bus of a node.
public typealias AVAudioNodeBus = Int
/// A block that gets what a node puts out.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// A block that is called when a node is done.
public typealias AVAudioNodeCompletionHandler = () -> Void

/// How the samples of audio are written.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// The format of audio: its rate, its channels, and how its samples are written.
@preconcurrency @MainActor open class AVAudioFormat: NSObject {
    /// The number of frames a second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// How samples are written.
    public let commonFormat: AVAudioCommonFormat
    /// Whether the samples of all channels follow each other.
    public let isInterleaved: Bool

    /// Creates a format of numbers with 32 bits, one channel after the other.
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        guard channels <= 2 else { return nil }
        (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, .pcmFormatFloat32, false)
        super.init()
    }

    /// Creates a format of uncompressed audio.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard channels <= 2 else { return nil }
        (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, format, interleaved)
        super.init()
    }

    /// The format of audio that is not read here: stereo at 44,100 frames a second.
    override init() {
        (sampleRate, channelCount, commonFormat, isInterleaved) = (44_100, 2, .pcmFormatFloat32, false)
        super.init()
    }

    /// A Boolean value that indicates whether the format is that of nodes by themselves.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    /// The format as settings of a file.
    open var settings: [String: Any] { ["AVSampleRateKey": sampleRate, "AVNumberOfChannelsKey": channelCount] }
}

/// Audio in memory; its samples are not kept here.
@preconcurrency @MainActor open class AVAudioBuffer: NSObject {
    /// The format of the audio.
    public let format: AVAudioFormat

    init(format: AVAudioFormat) {
        self.format = format
        super.init()
    }
}

/// Uncompressed audio in memory; its samples are not kept here.
@preconcurrency @MainActor open class AVAudioPCMBuffer: AVAudioBuffer {
    /// The most frames that the buffer can have.
    public let frameCapacity: AVAudioFrameCount
    /// The number of frames that are valid.
    open var frameLength: AVAudioFrameCount = 0
    /// The samples of each channel; always `nil` here.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
    /// The samples of each channel; always `nil` here.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
    /// The distance of two samples of a channel.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    /// Creates an empty buffer.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard format.commonFormat != .otherFormat else { return nil }
        self.frameCapacity = frameCapacity
        super.init(format: format)
    }
}

/// A moment, by the clock of the host or by the samples of audio.
@preconcurrency @MainActor open class AVAudioTime: NSObject {
    /// The time of the host, in nanoseconds.
    public let hostTime: UInt64
    /// The number of the sample.
    public let sampleTime: AVAudioFramePosition
    /// The number of samples a second.
    public let sampleRate: Double
    /// Whether the time of the host is known.
    public let isHostTimeValid: Bool
    /// Whether the number of the sample is known.
    open var isSampleTimeValid: Bool { sampleRate > 0 }

    /// Creates a moment by the clock of the host.
    public init(hostTime: UInt64) {
        (self.hostTime, sampleTime, sampleRate, isHostTimeValid) = (hostTime, 0, 0, true)
        super.init()
    }

    /// Creates a moment by samples.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, self.sampleTime, self.sampleRate, isHostTimeValid) = (0, sampleTime, sampleRate, false)
        super.init()
    }

    /// Creates a moment by both.
    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.hostTime, self.sampleTime, self.sampleRate, isHostTimeValid) = (hostTime, sampleTime, sampleRate, true)
        super.init()
    }

    /// Returns a time of the host that is so many seconds long.
    nonisolated open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
        UInt64(exactly: (max(seconds, 0) * 1e9).rounded()) ?? 0
    }
    /// Returns the seconds of a time of the host.
    nonisolated open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
}

/// A file of audio, which is neither read nor written here.
@preconcurrency @MainActor open class AVAudioFile: NSObject {
    /// The address of the file.
    public let url: URL
    /// The format of the file; that of audio that is not read.
    open var fileFormat: AVAudioFormat { AVAudioFormat() }
    /// The format of the audio as it is read; that of audio that is not read.
    open var processingFormat: AVAudioFormat { AVAudioFormat() }
    /// The number of frames; always 0 here.
    open var length: AVAudioFramePosition { 0 }
    /// The position of the next frame to read.
    open var framePosition: AVAudioFramePosition = 0

    /// Opens a file; throws if it is not there.
    public init(forReading url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
        super.init()
    }

    /// Does not make the file here.
    public init(forWriting url: URL, settings: [String: Any]) throws {
        self.url = url
        super.init()
    }

    /// Reads no frame here.
    open func read(into buffer: AVAudioPCMBuffer) throws { inert(.service, self) }
    /// Reads no frame here.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws { inert(.service, self) }
    /// Writes nothing here.
    open func write(from buffer: AVAudioPCMBuffer) throws { inert(.service, self) }
}
