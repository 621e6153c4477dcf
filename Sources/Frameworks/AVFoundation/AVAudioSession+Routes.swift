public import Foundation
import LayoutSimInertness

extension AVAudioSession {
    /// The permission to record audio.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756e_6474, denied = 0x6465_6e79, granted = 0x6772_6e74
    }
    /// The route-sharing policy of an audio session.
    public enum RouteSharingPolicy: UInt, Sendable { case `default` = 0, longFormAudio, independent, longFormVideo }
    /// An override of the output audio port.
    public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6b72 }
    /// The type of an audio interruption.
    public enum InterruptionType: UInt, Sendable { case ended = 0, began }
    /// The reason for a change of the audio route.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep = 6,
            noSuitableRouteForCategory, routeConfigurationChange
    }
    /// Options of an audio interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Indicates that the app may resume its audio after the interruption.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// The type of an audio port.
    public struct Port: Hashable, RawRepresentable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a port type from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The built-in speaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// The built-in receiver, which is held to the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The built-in microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// Wired headphones.
        public static let headphones = Port(rawValue: "Headphones")
        /// A Bluetooth A2DP output device.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// A Bluetooth hands-free device.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// An AirPlay device.
        public static let airPlay = Port(rawValue: "AirPlay")
    }

    /// The notification that an audio interruption began or ended.
    public nonisolated static let interruptionNotification = NSNotification.Name(
        "AVAudioSessionInterruptionNotification")
    /// The notification that the audio route changed.
    public nonisolated static let routeChangeNotification = NSNotification.Name(
        "AVAudioSessionRouteChangeNotification")
    /// The notification that the media services were reset.
    public nonisolated static let mediaServicesWereResetNotification = NSNotification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// The notification that secondary audio should be silenced or may resume.
    public nonisolated static let silenceSecondaryAudioHintNotification = NSNotification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// Does nothing here; the response handler is never called.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { inert(.service, self) }
    /// Does nothing here.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws { inert(.service, self) }
    /// Does nothing here.
    public func setPreferredSampleRate(_ sampleRate: Double) throws { inert(.service, self) }
    /// Does nothing here.
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { inert(.service, self) }
}

/// The user info key for the type of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The user info key for the options of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The user info key for the reason for a route change.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The user info key for the previous route of a route change.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// An audio route, which has no inputs or outputs here.
open class AVAudioSessionRouteDescription: NSObject {
    /// The input ports of the route; always empty here.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// The output ports of the route; always empty here.
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// An audio port.
open class AVAudioSessionPortDescription: NSObject {
    /// The type of the port; always the built-in speaker here.
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    /// The name of the port; always empty here.
    open var portName: String { "" }
    /// The unique identifier of the port; always empty here.
    open var uid: String { "" }
}
