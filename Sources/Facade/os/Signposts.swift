/// The type of a signpost: the beginning or end of an interval, or an event (Apple, *OSSignpostType*).
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt8
    /// Creates a signpost type from a raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a signpost type from a raw value.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// An event.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// An identifier that distinguishes intervals with the same name (Apple, *OSSignpostID*).
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The raw value.
    public let rawValue: UInt64
    /// Creates a signpost identifier from a raw value.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates a signpost identifier for a log, in which nothing is recorded here.
    public init(log: OSLog) { self = .exclusive }
    /// Creates a signpost identifier for an object and a log, in which nothing is recorded here.
    public init(log: OSLog, object: AnyObject) { self = .exclusive }

    /// The identifier for intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// The invalid identifier.
    public static let invalid = OSSignpostID(.max)
    /// The identifier for logs in which nothing is recorded.
    public static let null = OSSignpostID(0)

    /// Returns whether the raw value of the first identifier is less than that of the second.
    public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }
}

extension OSLog {
    /// A predefined log category (Apple, *OSLog.Category*).
    public struct Category: Sendable {
        let name: String
        /// The category for points of interest.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// The category for signposts that are recorded only while a tool is tracing.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// The category for signposts that are recorded with a backtrace.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// Creates a log for a subsystem and a predefined category.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// Whether signposts are recorded; always `false` here.
    public var signpostsEnabled: Bool { false }
    /// Returns whether messages of a type are recorded; always `false` here.
    public func isEnabled(type: OSLogType) -> Bool { false }
}

/// Emits a signpost, which is not recorded here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}
/// Emits a signpost with a message, which is not recorded here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
