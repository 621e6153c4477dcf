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

    private static let shared = AVAudioSession()
    /// The app's.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// Takes what the app does with sound.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    /// Takes what the app does with sound.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    /// Does nothing.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

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
    /// False.
    open var isPlaying: Bool { false }
    /// Not known.
    open var duration: TimeInterval { 0 }

    /// Creates a player.
    public init(contentsOf url: URL) throws {}
    /// Creates a player.
    public init(data: Data) throws {}

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
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
