/// A time as a fraction of seconds.
public struct CMTime: Hashable, Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator: parts of a second.
    public var timescale: CMTimeScale

    /// Creates no time.
    public init() { self.init(value: 0, timescale: 0) }

    /// Creates a time.
    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
    }

    /// Creates a time from seconds.
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
    }

    /// No seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// No time that is known.
    public static let indefinite = CMTime()
    /// Later than all.
    public static let positiveInfinity = CMTime(value: .max, timescale: 1)
    /// Sooner than all.
    public static let negativeInfinity = CMTime(value: .min + 1, timescale: 1)

    /// Whether it is a time.
    public var isValid: Bool { timescale > 0 }
    /// Whether it is a time.
    public var isNumeric: Bool { isValid }
    /// In seconds; not a number for no time.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
}

/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// A time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A time from a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time.
public typealias CMTimeScale = Int32
