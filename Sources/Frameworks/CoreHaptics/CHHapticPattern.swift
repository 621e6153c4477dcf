public import Foundation

/// A pattern of haptic events.
open class CHHapticPattern: NSObject {
    /// A key of a pattern in a dictionary.
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// The events in the order that was given.
    let events: [CHHapticEvent]

    /// The time of the last event's end, in seconds.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// Creates a pattern of events and changes of parameters.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
    /// Creates a pattern of events and curves of parameters.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.events = events }
}

/// A haptic event: a tap, or a vibration with a duration.
open class CHHapticEvent: NSObject {
    /// The kind of an event.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The kind's text.
        public let rawValue: String
        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
        /// A sound.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    }
    /// What a parameter of an event changes.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The parameter's text.
        public let rawValue: String
        /// Creates the identifier of a parameter.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The strength.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// The sharpness.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How long the strength grows.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How long the strength shrinks.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How long the strength takes to end.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether the strength stays.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// The volume.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// The pitch.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// The place between left and right.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// The brightness of the sound.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }
    /// The kind.
    public let type: EventType
    /// The parameters.
    public let eventParameters: [CHHapticEventParameter]
    /// When the event begins, in seconds from the pattern's begin.
    open var relativeTime: TimeInterval
    /// The duration in seconds.
    open var duration: TimeInterval

    /// Creates an event without a duration of its own.
    public init(eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval) {
        (self.type, eventParameters, self.relativeTime, duration) = (type, parameters, relativeTime, 0)
    }
    /// Creates an event with a duration.
    public init(
        eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
        duration: TimeInterval
    ) {
        (self.type, eventParameters, self.relativeTime, self.duration) = (type, parameters, relativeTime, duration)
    }
}

/// A parameter of an event.
open class CHHapticEventParameter: NSObject {
    /// What it changes.
    public let parameterID: CHHapticEvent.ParameterID
    /// The value.
    open var value: Float
    /// Creates a parameter.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}
