public import CoreGraphics
import Foundation

/// The timing of an animation or a layer: when it begins, how long it lasts and how often it repeats.
public protocol CAMediaTiming {
    /// When the object begins, in seconds of its parent.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one repetition, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed of the object's time relative to that of its parent.
    var speed: Float { get set }
    /// An offset of the object's time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of repetitions, which may be fractional.
    var repeatCount: Float { get set }
    /// How long the object repeats, in seconds.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether the object plays in reverse after each repetition.
    var autoreverses: Bool { get set }
    /// What the object shows before it begins and after it ends.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The final state remains after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The initial state shows before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The initial state shows before the beginning, and the final state remains after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing shows before the beginning or after the end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow ending.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow beginning and a slow ending.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations, which begins fast and ends slowly.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest acceptable frame rate.
    public var minimum: Float
    /// The highest acceptable frame rate.
    public var maximum: Float
    /// The preferred frame rate; 0 if there is none.
    public var maximumPreferred: Float
    /// The preferred frame rate; `nil` if there is none.
    public var preferred: Float? { maximumPreferred == 0 ? nil : maximumPreferred }
    /// Creates a range without preferences.
    public init() { self.init(minimum: 0, maximum: 0) }
    /// Creates a range with an optional preferred frame rate.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        maximumPreferred = preferred ?? 0
    }
    /// Creates a range with a preferred frame rate, or 0 for none.
    public init(minimum: Float, maximum: Float, maximumPreferred: Float) {
        self.init(minimum: minimum, maximum: maximum, preferred: maximumPreferred)
    }
    /// A range without preferences.
    public static let `default` = CAFrameRateRange()
}

extension CALayer {
    /// Returns the time of this layer that corresponds to a time of its superlayer.
    func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let parent = superlayer?.localTime(time) ?? time
        return (parent - beginTime) * Double(speed) + timeOffset
    }

    func parentTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let parent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
        return superlayer?.parentTime(parent) ?? parent
    }
}
