public import Foundation

/// A change of a parameter while a pattern plays.
open class CHHapticDynamicParameter: NSObject {
    /// What a change changes.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The parameter's text.
        public let rawValue: String
        /// Creates the identifier of a parameter.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The strength.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// The sharpness.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// How long the strength grows.
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        /// How long the strength shrinks.
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        /// How long the strength takes to end.
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        /// The volume.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        /// The place between left and right.
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        /// The pitch.
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    }
    /// What it changes.
    public let parameterID: ID
    /// The value.
    open var value: Float
    /// When it changes, in seconds from the pattern's begin.
    open var relativeTime: TimeInterval
    /// Creates a change.
    public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
        (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
    }
}

/// A curve that a parameter follows while a pattern plays.
open class CHHapticParameterCurve: NSObject {
    /// A point of a curve.
    open class ControlPoint: NSObject {
        /// When the curve goes through it, in seconds from the curve's begin.
        open var relativeTime: TimeInterval
        /// The value.
        open var value: Float
        /// Creates a point.
        public init(relativeTime: TimeInterval, value: Float) {
            (self.relativeTime, self.value) = (relativeTime, value)
        }
    }
    /// What it changes.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The points.
    public let controlPoints: [ControlPoint]
    /// When it begins, in seconds from the pattern's begin.
    open var relativeTime: TimeInterval
    /// Creates a curve.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}

/// What plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Whether it plays nothing.
    var isMuted: Bool { get set }
    /// Starts at a time of the engine, in seconds; 0 for at once.
    func start(atTime time: TimeInterval) throws
    /// Stops at a time of the engine, in seconds; 0 for at once.
    func stop(atTime time: TimeInterval) throws
    /// Changes parameters at a time of the engine, in seconds.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Lets a parameter follow a curve from a time of the engine on, in seconds.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    /// Forgets what was to come.
    func cancel() throws
}

/// What plays a pattern, from anywhere in it and again and again.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Whether it begins again at the end.
    var loopEnabled: Bool { get set }
    /// Where it begins again, in seconds.
    var loopEnd: TimeInterval { get set }
    /// How fast it plays.
    var playbackRate: Float { get set }
    /// Called once it is done.
    var completionHandler: CHHapticEngine.CompletionHandler { get set }
    /// Pauses at a time of the engine, in seconds; 0 for at once.
    func pause(atTime time: TimeInterval) throws
    /// Goes on at a time of the engine, in seconds; 0 for at once.
    func resume(atTime time: TimeInterval) throws
    /// Goes to a time of the pattern, in seconds.
    func seek(toOffset offsetTime: TimeInterval) throws
}
