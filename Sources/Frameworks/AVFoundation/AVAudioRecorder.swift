public import Foundation
import UIKit
public import LayoutSimInertness

/// The settings key for the audio format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The settings key for the sample rate, in hertz.
public let AVSampleRateKey = "AVSampleRateKey"
/// The settings key for the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The settings key for the audio quality of the encoder.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The settings key for the bit rate of the encoder, in bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The settings key for the bit depth of linear PCM samples.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The settings key for whether linear PCM samples are floating-point values.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The settings key for whether linear PCM samples are big-endian.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The format identifier for MPEG-4 AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// The format identifier for linear PCM.
public let kAudioFormatLinearPCM: UInt32 = 0x6c70_636d
/// The format identifier for Apple Lossless.
public let kAudioFormatAppleLossless: UInt32 = 0x616c_6163

/// The audio quality of an encoder.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

/// An object that records audio; records nothing here, since there is no microphone.
@preconcurrency @MainActor open class AVAudioRecorder: NSObject {
    /// The delegate, which is never called here.
    open weak var delegate: (any AVAudioRecorderDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The URL of the recording; no file is written here.
    public let url: URL
    /// The settings of the recording.
    open private(set) var settings: [String: Any]
    /// A Boolean value that indicates whether audio-level metering is enabled.
    @Inert(.service) open var isMeteringEnabled = false
    /// A Boolean value that indicates whether the recorder was started.
    open private(set) var isRecording = false
    /// The current time of the recording, in seconds; always 0 here.
    open var currentTime: TimeInterval { 0 }

    /// Creates a recorder with a URL and settings.
    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

    /// Always returns `true` here, without preparing anything.
    @discardableResult open func prepareToRecord() -> Bool { true }
    /// Starts the recorder, which records nothing here.
    @discardableResult open func record() -> Bool {
        inert(.service, self)
        isRecording = true
        return true
    }
    /// Starts the recorder, which records nothing here and does not stop after the duration.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
    /// Stops the recorder.
    open func pause() { isRecording = false }
    /// Stops the recorder.
    open func stop() { isRecording = false }
    /// Always returns `true` here, since there is no recording to delete.
    @discardableResult open func deleteRecording() -> Bool { true }
    /// Does nothing here, since no audio is metered.
    open func updateMeters() { inert(.service, self) }
    /// Returns the average power of a channel, in decibels; always -160 (silence) here.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the peak power of a channel, in decibels; always -160 (silence) here.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The methods of an audio recorder's delegate.
@preconcurrency @MainActor public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Tells the delegate that recording finished; never called here.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// Tells the delegate that an encoding error occurred; never called here.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Does nothing.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
