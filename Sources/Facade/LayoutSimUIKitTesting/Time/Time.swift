public import Foundation
import LayoutSimTesting
import QuartzCore
public import Testing
import UIKit

/// Advances time, in seconds: animations progress, and whatever falls due happens at its own time, in order.
///
/// This includes animations and their completions, display links (60 times per second), timers with selectors and
/// delayed performs. Layout is up to date afterward.
@MainActor public func advance(by seconds: TimeInterval) {
    unsafe AnimationClock.main.advance(by: seconds)
}

/// Advances time until nothing that ends is pending: animations, nonrepeating timers, delayed performs.
///
/// Endless work, such as repeating timers and animations or display links, is not waited for. Work that takes longer
/// than `limit` seconds of virtual time is reported as an issue that names it.
@MainActor public func settle(within limit: TimeInterval = 60, sourceLocation: SourceLocation = #_sourceLocation) {
    record(settlingFailure(within: limit), at: sourceLocation)
}

/// Advances time and runs the main queue until nothing that ends is pending.
///
/// This includes tasks on the main actor that proceed without other queues. Work that takes longer than `limit` seconds
/// of virtual time is reported as an issue that names it.
@MainActor public func settle(
    within limit: TimeInterval = 60, sourceLocation: SourceLocation = #_sourceLocation
) async {
    record(await settlingFailure(within: limit), at: sourceLocation)
}

/// Advances time and runs the main queue and other queues until a condition holds.
///
/// `what` describes the awaited work, such as work on other queues, which cannot be observed. If the condition does not
/// hold within `limit` seconds of real time, not counting long passes of the main queue, an issue with this description
/// is recorded.
@MainActor public func settle(
    until what: String, within limit: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: () throws -> Bool
) async rethrows {
    record(try await settlingFailure(until: what, within: limit, holds), at: sourceLocation)
}

/// Advances time and runs the main queue and other queues until a task ends.
///
/// A task that does not end within `limit` seconds of real time is reported as an issue with its name.
@MainActor public func settle<Success: Sendable, Failure: Error>(
    _ name: String, _ task: Task<Success, Failure>, within limit: TimeInterval = 10,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    record(await settlingFailure(name, task, within: limit), at: sourceLocation)
}
