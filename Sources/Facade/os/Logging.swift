import LayoutSimInertness
import ObjectiveC

/// A log category, whose messages are not recorded here.
public final class OSLog: Sendable {
    /// The log for messages without a category.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that discards its messages.
    public static let disabled = OSLog(subsystem: "", category: "")

    /// The identifier of the subsystem, usually the app's bundle identifier.
    public let subsystem: String
    /// The category within the subsystem.
    public let category: String

    /// Creates a log for a subsystem and a category.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }
}

/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt8
    /// Creates a level from a raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The default level.
    public static let `default` = OSLogType(rawValue: 0)
    /// The level for helpful information.
    public static let info = OSLogType(rawValue: 1)
    /// The level for debugging.
    public static let debug = OSLogType(rawValue: 2)
    /// The level for errors.
    public static let error = OSLogType(rawValue: 16)
    /// The level for bugs.
    public static let fault = OSLogType(rawValue: 17)
}

/// The privacy of a value in a log message; everything is readable here.
public struct OSLogPrivacy: Sendable {
    /// The way in which private values are masked, which they are not here.
    public enum Mask: Sendable { case none, hash }
    /// A value that anybody may read.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// A value that is private on a device.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// A value that is sensitive on a device.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    /// A value whose privacy depends on its type on a device.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Returns the privacy of a value that is masked on a device.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A log message, whose interpolated values may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// A message that is being put together.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        /// Creates an empty message.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds literal text.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a value; the privacy is ignored here.
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
    }

    fileprivate let text: String
    /// Creates a message from literal text.
    public init(stringLiteral value: String) { text = value }
    /// Creates a message from literal text and values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// A logger for a category; errors and faults are written to standard error, other messages are discarded.
public struct Logger: Sendable {
    private let category: String

    /// Creates a logger without a category.
    public init() { category = "" }
    /// Creates a logger for a category; the subsystem is ignored here.
    public init(subsystem: String, category: String) { self.category = category }
    /// Creates a logger for the category of a log.
    public init(_ log: OSLog) { category = log.category }

    /// Does nothing here.
    public func log(_ message: OSLogMessage) { inert(.service, in: Self.self) }
    /// Does nothing here, whatever the level.
    public func log(level: OSLogType, _ message: OSLogMessage) { inert(.service, in: Self.self) }
    /// Does nothing here.
    public func trace(_ message: OSLogMessage) { inert(.service, in: Self.self) }
    /// Does nothing here.
    public func debug(_ message: OSLogMessage) { inert(.service, in: Self.self) }
    /// Does nothing here.
    public func info(_ message: OSLogMessage) { inert(.service, in: Self.self) }
    /// Does nothing here.
    public func notice(_ message: OSLogMessage) { inert(.service, in: Self.self) }
    /// Does nothing here.
    public func warning(_ message: OSLogMessage) { inert(.service, in: Self.self) }
    /// Writes an error and its category to the standard error stream.
    public func error(_ message: OSLogMessage) { logMessage("\(category): \(message.text)") }
    /// Writes a critical message and its category to the standard error stream.
    public func critical(_ message: OSLogMessage) { logMessage("\(category): \(message.text)") }
    /// Writes a fault and its category to the standard error stream.
    public func fault(_ message: OSLogMessage) { logMessage("\(category): \(message.text)") }
}

/// Does nothing here.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) { inert(.service) }
/// Does nothing here.
public func os_log(_ message: OSLogMessage) { inert(.service) }
/// Does nothing here.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) { inert(.service) }
