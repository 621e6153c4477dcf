/// A time as a fraction of seconds.
public struct CMTime: Hashable, Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator: the number of units per second.
    public var timescale: CMTimeScale

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0) }

    /// Creates a time from a value and a timescale.
    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
    }

    /// Creates a time from seconds.
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
    }

    /// The time zero.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// An invalid time.
    public static let invalid = CMTime()
    /// An indefinite time; equal to the invalid time here.
    public static let indefinite = CMTime()
    /// A time later than all others.
    public static let positiveInfinity = CMTime(value: .max, timescale: 1)
    /// A time earlier than all others.
    public static let negativeInfinity = CMTime(value: .min + 1, timescale: 1)

    /// Whether the time is valid.
    public var isValid: Bool { timescale > 0 }
    /// Whether the time is a number; here the same as being valid.
    public var isNumeric: Bool { isValid }
    /// The time in seconds, or NaN if the time is invalid.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// Creates a time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Creates a time from a value and a timescale.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time.
public typealias CMTimeScale = Int32
