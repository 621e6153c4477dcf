/// The state of a signposted interval that has begun (Apple, *OSSignpostIntervalState*).
public final class OSSignpostIntervalState: Sendable {
    init() {}

    /// Creates the state of an interval that was begun elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState() }
}

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// An object that emits signposted intervals and events, which are not recorded here (Apple, *OSSignposter*).
public struct OSSignposter: Sendable {
    /// Whether signposts are recorded; always `false` here.
    public var isEnabled: Bool { false }
    /// A disabled signposter.
    public static var disabled: OSSignposter { OSSignposter() }

    /// Creates a signposter for the default log.
    public init() {}
    /// Creates a signposter for a subsystem and a category.
    public init(subsystem: String, category: String) {}
    /// Creates a signposter for a subsystem and a predefined category.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Creates a signposter for a log.
    public init(logHandle: OSLog) {}
    /// Creates a signposter for the log of a logger.
    public init(logger: Logger) {}

    /// Returns a signpost identifier; always `exclusive` here.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Returns a signpost identifier for an object; always `exclusive` here.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Begins an interval with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Begins an animation interval.
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

    /// Runs a task within a signposted interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
    /// Runs a task within a signposted interval with a message.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T { try task() }
}
