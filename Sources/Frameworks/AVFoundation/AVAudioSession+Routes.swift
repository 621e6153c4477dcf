public import Foundation

extension AVAudioSession {
    /// Whether an app may record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756e_6474, denied = 0x6465_6e79, granted = 0x6772_6e74
    }
    /// Who shares the way that sound takes.
    public enum RouteSharingPolicy: UInt, Sendable { case `default` = 0, longFormAudio, independent, longFormVideo }
    /// Another loudspeaker.
    public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6b72 }
    /// Why an app is silenced.
    public enum InterruptionType: UInt, Sendable { case ended = 0, began }
    /// Why sound takes another way.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep = 6,
            noSuitableRouteForCategory, routeConfigurationChange
    }
    /// What an app may do after it was silenced.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// Its value.
        public let rawValue: UInt
        /// Creates one of a value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It may go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// Where sound comes from or goes to.
    public struct Port: Hashable, RawRepresentable, Sendable {
        /// Its value.
        public let rawValue: String
        /// Creates one of a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The device's loudspeaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// The device's ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The device's microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// Headphones.
        public static let headphones = Port(rawValue: "Headphones")
        /// Wireless headphones.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// Wireless headsets.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// Devices in the network.
        public static let airPlay = Port(rawValue: "AirPlay")
    }

    /// An app is silenced, or no longer.
    public nonisolated static let interruptionNotification = NSNotification.Name(
        "AVAudioSessionInterruptionNotification")
    /// Sound takes another way.
    public nonisolated static let routeChangeNotification = NSNotification.Name(
        "AVAudioSessionRouteChangeNotification")
    /// All is lost.
    public nonisolated static let mediaServicesWereResetNotification = NSNotification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// Others want it silent.
    public nonisolated static let silenceSecondaryAudioHintNotification = NSNotification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// Asks, and nobody answers.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {}
    /// Does nothing.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Does nothing.
    public func setPreferredSampleRate(_ sampleRate: Double) throws {}
    /// Does nothing.
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
}

/// Whether an app is silenced, in the user info of a notification.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What an app may do after it was silenced, in the user info of a notification.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why sound takes another way, in the user info of a notification.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The way before, in the user info of a notification.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// The way that sound takes: there is none.
open class AVAudioSessionRouteDescription: NSObject {
    /// None.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// None.
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// Where sound comes from or goes to.
open class AVAudioSessionPortDescription: NSObject {
    /// Its kind.
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    /// Its name.
    open var portName: String { "" }
    /// Its number.
    open var uid: String { "" }
}
