public import Foundation

/// The format of a recording, in its settings.
public let AVFormatIDKey = "AVFormatIDKey"
/// The samples a second, in the settings of a recording.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels, in the settings of a recording.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How good a recording is, in its settings.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The bits a second, in the settings of a recording.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The bits of a sample, in the settings of a recording.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether samples are fractions, in the settings of a recording.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Whether the higher byte comes first, in the settings of a recording.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The number of AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// The number of samples without a format.
public let kAudioFormatLinearPCM: UInt32 = 0x6c70_636d
/// The number of Apple's lossless format.
public let kAudioFormatAppleLossless: UInt32 = 0x616c_6163

/// How good a sound is.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

/// Records a sound: it stays empty, since there is no microphone.
@preconcurrency @MainActor open class AVAudioRecorder: NSObject {
    /// What hears of the end; it does not come.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Where the sound would be.
    public let url: URL
    /// Its format.
    open private(set) var settings: [String: Any]
    /// Whether it measures how loud it is.
    open var isMeteringEnabled = false
    /// Whether it was started.
    open private(set) var isRecording = false
    /// In seconds.
    open var currentTime: TimeInterval { 0 }

    /// Creates a recorder.
    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

    /// True.
    @discardableResult open func prepareToRecord() -> Bool { true }
    /// Starts, and records nothing.
    @discardableResult open func record() -> Bool {
        isRecording = true
        return true
    }
    /// Starts, and records nothing.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
    /// Stops.
    open func pause() { isRecording = false }
    /// Stops.
    open func stop() { isRecording = false }
    /// Nothing was recorded.
    @discardableResult open func deleteRecording() -> Bool { true }
    /// Measures nothing.
    open func updateMeters() {}
    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Silence, in decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What hears of a recording.
@preconcurrency @MainActor public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// It ended.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// It could not be written.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Does nothing.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
