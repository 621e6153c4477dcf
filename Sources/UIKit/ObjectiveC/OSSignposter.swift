import Foundation

/// An interval that has begun (Apple, *OSSignpostIntervalState*).
public final class OSSignpostIntervalState: Sendable {
    init() {}

    /// An interval that was begun elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState() }
}

/// What is told with a signpost.
public typealias SignpostMetadata = OSLogMessage

/// Marks intervals and events, which nothing records here (Apple, *OSSignposter*).
public struct OSSignposter: Sendable {
    /// Whether signposts are recorded: no tool watches here.
    public var isEnabled: Bool { false }
    /// A signposter whose signposts are not recorded.
    public static var disabled: OSSignposter { OSSignposter() }

    /// A signposter of the default log.
    public init() {}
    /// A signposter of a category.
    public init(subsystem: String, category: String) {}
    /// A signposter of a category that tools look for.
    public init(subsystem: String, category: OSLog.Category) {}
    /// A signposter of a log.
    public init(logHandle: OSLog) {}
    /// A signposter of a logger's log.
    public init(logger: Logger) {}

    /// An identifier for an interval.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// An identifier for an interval of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Begins an interval with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Begins an interval that is animated.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {}

    /// Marks an event.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks an event with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {}

    /// Runs a task as an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
    /// Runs a task as an interval with a message.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T { try task() }
}
