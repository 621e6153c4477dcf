import Dispatch
public import Foundation
import LayoutSimGoldenTesting
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
    let waiting = unsafe AnimationClock.main.settle(within: limit)
    if !waiting.isEmpty { recordWaiting(waiting, limit, sourceLocation) }
}

/// Advances time and runs the main queue until nothing that ends is pending.
///
/// This includes tasks on the main actor that proceed without other queues. Work that takes longer than `limit` seconds
/// of virtual time is reported as an issue that names it.
@MainActor public func settle(
    within limit: TimeInterval = 60, sourceLocation: SourceLocation = #_sourceLocation
) async {
    let clock = unsafe AnimationClock.main
    var (left, turns, quietTurns) = (limit, 0, 0)
    while quietTurns < 5 {
        let start = clock.now
        var waiting = clock.settle(within: max(0, left))
        left -= clock.now - start
        turns += 1
        if turns > mostTurns { waiting = ["tasks that keep starting others"] }
        guard waiting.isEmpty else { return recordWaiting(waiting, limit, sourceLocation) }
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async(group: nil) { continuation.resume() }
        }
        await Task.yield()
        let isQuiet = clock.pendingNames.isEmpty && clock.blocks.isEmpty
        quietTurns = isQuiet ? quietTurns + 1 : 0
    }
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
    var waited = 0.0
    while try !holds() {
        guard waited < limit else { return recordWaiting([what] + endless, limit, sourceLocation) }
        let start = DispatchTime.now().uptimeNanoseconds
        letWaitingPass()
        try? await Task.sleep(for: .milliseconds(1))
        // Work of other tests on the main actor does not count toward the limit.
        waited += min(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9, longestTurn)
    }
}

/// Advances time and runs the main queue and other queues until a task ends.
///
/// A task that does not end within `limit` seconds of real time is reported as an issue with its name.
@MainActor public func settle<Success: Sendable, Failure: Error>(
    _ name: String, _ task: Task<Success, Failure>, within limit: TimeInterval = 10,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let end = TaskEnd()
    let watch = Task {
        _ = await task.result
        end.hasCome = true
    }
    await settle(until: name, within: limit, sourceLocation: sourceLocation) { end.hasCome }
    watch.cancel()
}

/// The most that a pass of the main queue counts toward a limit, in seconds.
private let longestTurn = 0.02

/// Whether a task has ended.
@MainActor private final class TaskEnd {
    var hasCome = false
}

/// Advances time until nothing that ends is pending, within a minute of virtual time.
@MainActor private func letWaitingPass() { _ = unsafe AnimationClock.main.settle(within: 60) }

/// The names of what is still pending.
@MainActor private var endless: [String] { unsafe AnimationClock.main.pendingNames }

/// The number of passes of the main queue that counts as an endless chain.
private let mostTurns = 100_000

@MainActor private func recordWaiting(_ names: [String], _ limit: TimeInterval, _ location: SourceLocation) {
    let list = names.map { "\n  \($0)" }.joined()
    Issue.record("settling took longer than \(limit) s; still pending:\(list)", sourceLocation: location)
}
