public import Foundation

/// How an app sounds, which holds its values.
@preconcurrency @MainActor open class AVAudioSession: NSObject {
    /// What an app does with sound.
    public struct Category: Hashable, RawRepresentable, Sendable {
        /// Its name.
        public let rawValue: String
        /// Creates one by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Beside others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// In the place of others, unless silenced.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// It plays.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// It records.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several ways at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What sound is for.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        /// Its name.
        public let rawValue: String
        /// Creates one by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Anything.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Calls.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Calls with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Games.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Films that are taken.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Sounds that are measured.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Words that are spoken in between.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
        /// Voices.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// What else an app does with sound.
    public struct CategoryOptions: OptionSet, Sendable {
        /// Its bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Beside others.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Above others.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// By wireless headsets.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// By wireless loudspeakers.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// By devices in the network.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        /// In the place of voices.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// By the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// What to tell others.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// Its bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// That they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// What an app does with sound.
    open private(set) var category = Category.soloAmbient
    /// What sound is for.
    open private(set) var mode = Mode.default

    /// As the people set it.
    open var outputVolume: Float { 0.5 }
    /// False.
    open var isOtherAudioPlaying: Bool { false }
    /// False.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// False.
    open var isInputAvailable: Bool { false }
    /// In samples a second.
    open var sampleRate: Double { 44_100 }
    /// The way that sound takes: none.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// Nobody answered.
    open var recordPermission: RecordPermission { .undetermined }

    private static let shared = AVAudioSession()
    /// The app's.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// Takes what the app does with sound.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    /// Takes what the app does with sound.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    /// Takes what the app does with sound.
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws { try setCategory(category, mode: mode, options: options) }
    /// Takes what sound is for.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Does nothing.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
