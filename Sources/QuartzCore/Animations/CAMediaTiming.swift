public import CoreGraphics
import Foundation

/// The timing of an animation or a layer: when it begins, how long it lasts and how often it repeats.
public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var maximumPreferred: Float
    public var preferred: Float? { maximumPreferred == 0 ? nil : maximumPreferred }
    public init() { self.init(minimum: 0, maximum: 0) }
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        maximumPreferred = preferred ?? 0
    }
    public init(minimum: Float, maximum: Float, maximumPreferred: Float) {
        self.init(minimum: minimum, maximum: maximum, preferred: maximumPreferred)
    }
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
