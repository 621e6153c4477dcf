import Foundation

/// What a signpost marks: the begin or end of an interval, or an event (Apple, *OSSignpostType*).
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The role as a number.
    public let rawValue: UInt8
    /// Creates a type from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a type from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// A moment of interest.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Tells intervals of one name apart (Apple, *OSSignpostID*).
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The identifier as a number.
    public let rawValue: UInt64
    /// Creates an identifier from its number.
    public init(_ value: UInt64) { rawValue = value }
    /// An identifier for a log, in which nothing is recorded.
    public init(log: OSLog) { self = .exclusive }
    /// An identifier for an object, in a log in which nothing is recorded.
    public init(log: OSLog, object: AnyObject) { self = .exclusive }

    /// That of intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// That of no signpost.
    public static let invalid = OSSignpostID(.max)
    /// That of logs in which nothing is recorded.
    public static let null = OSSignpostID(0)

    /// Compares the numbers.
    public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }
}

extension OSLog {
    /// Categories that tools look for (Apple, *OSLog.Category*).
    public struct Category: Sendable {
        let name: String
        /// Points of interest.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// Signposts that are recorded while a tool watches.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// Signposts with the stack that they came from.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// A log of a category that tools look for.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// Whether signposts are recorded: no tool watches here.
    public var signpostsEnabled: Bool { false }
    /// Whether messages of a type are recorded: nobody reads them here.
    public func isEnabled(type: OSLogType) -> Bool { false }
}

/// Marks a point of interest, which nothing records here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}
/// Marks a point of interest with a message, which nothing records here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
