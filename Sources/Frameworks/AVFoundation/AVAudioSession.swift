public import Foundation
import LayoutSimInertness

/// The audio session of the app, which only stores its category and mode here.
@preconcurrency @MainActor open class AVAudioSession: NSObject {
    /// An audio session category.
    public struct Category: Hashable, RawRepresentable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a category from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The category for audio that mixes with the audio of other apps.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// The category for audio that silences other apps and respects the silent switch.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// The category for playing audio.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// The category for recording audio.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// The category for playing and recording audio.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// The category for routing audio to several devices at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// An audio session mode.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a mode from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The default mode.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// The mode for movie playback.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// The mode for voice chat.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// The mode for video chat.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// The mode for game chat.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// The mode for video recording.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// The mode for measuring audio.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// The mode for voice prompts.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
        /// The mode for spoken audio.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// Options for an audio session category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Mixes audio with the audio of other apps.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Lowers the volume of other apps.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Allows Bluetooth hands-free devices.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Allows Bluetooth devices that support A2DP.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Allows AirPlay devices.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        /// Interrupts the spoken audio of other apps and mixes with their other audio.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Uses the built-in speaker by default instead of the receiver.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// Options for activating or deactivating an audio session.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Notifies other apps that the audio session was deactivated.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The category of the audio session.
    open private(set) var category = Category.soloAmbient
    /// The mode of the audio session.
    open private(set) var mode = Mode.default

    /// The output volume set by the user, from 0 to 1; always 0.5 here.
    open var outputVolume: Float { 0.5 }
    /// A Boolean value that indicates whether another app is playing audio; always `false` here.
    open var isOtherAudioPlaying: Bool { false }
    /// A Boolean value that indicates whether to silence secondary audio; always `false` here.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// A Boolean value that indicates whether audio input is available; always `false` here.
    open var isInputAvailable: Bool { false }
    /// The sample rate, in hertz; always 44,100 here.
    open var sampleRate: Double { 44_100 }
    /// The current audio route, which has no inputs or outputs here.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The permission to record; always undetermined here.
    open var recordPermission: RecordPermission { .undetermined }

    private static let shared = AVAudioSession()
    /// Returns the shared audio session.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// Sets the category; the options are ignored.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    /// Sets the category and the mode; the options are ignored.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    /// Sets the category and the mode; the route-sharing policy and the options are ignored.
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws { try setCategory(category, mode: mode, options: options) }
    /// Sets the mode.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Does nothing here.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { inert(.service, self) }
}
