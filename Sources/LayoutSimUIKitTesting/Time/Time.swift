import Dispatch
public import Foundation
import LayoutSimGoldenTesting
import QuartzCore
public import Testing
import UIKit

/// Lets time pass, in seconds: animations move on, and what is due on the way happens at its time, in order.
///
/// That is animations and their completions, display links (sixty times a second), timers with selectors and delayed
/// performs. Layout is up to date afterwards.
@MainActor public func advance(by seconds: TimeInterval) {
    unsafe AnimationClock.main.advance(by: seconds)
}

/// Lets time pass until nothing waits that ends: animations, timers that do not repeat, delayed performs.
///
/// What never ends is not waited for: repeating timers and animations, display links. What takes longer than `limit`
/// seconds of virtual time is a failure that names it.
@MainActor public func settle(within limit: TimeInterval = 60, sourceLocation: SourceLocation = #_sourceLocation) {
    let waiting = unsafe AnimationClock.main.settle(within: limit)
    if !waiting.isEmpty { recordWaiting(waiting, limit, sourceLocation) }
}

/// Lets time pass until nothing waits that ends, and the main queue run with it.
///
/// Tasks of the main actor that go on by themselves are waited for. What takes longer than `limit` seconds of virtual time
/// is a failure that names it.
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
        if turns > mostTurns { waiting = ["tasks that begin others again and again"] }
        guard waiting.isEmpty else { return recordWaiting(waiting, limit, sourceLocation) }
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async(group: nil) { continuation.resume() }
        }
        await Task.yield()
        let isQuiet = clock.pendingNames.isEmpty && clock.blocks.isEmpty
        quietTurns = isQuiet ? quietTurns + 1 : 0
    }
}

/// Lets time pass, and the main queue and other queues run, until something holds.
///
/// `what` says in words what is waited for, such as work on other queues, which nobody can see. What does not come to hold
/// within `limit` seconds on the wall, but for long turns of the main queue, is a failure with these words.
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
        // What other tests do on the main actor meanwhile is not waited for.
        waited += min(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9, longestTurn)
    }
}

/// Lets time pass, and the main queue and other queues run, until a task ends.
///
/// A task that does not end within `limit` seconds on the wall is a failure with its name.
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

/// What a turn of the main queue counts at most, in seconds.
private let longestTurn = 0.02

/// Whether a task has ended.
@MainActor private final class TaskEnd {
    var hasCome = false
}

/// Lets pass what waits and ends, as far as that takes no longer than a minute of the clock.
@MainActor private func letWaitingPass() { _ = unsafe AnimationClock.main.settle(within: 60) }

/// What waits besides, by its names.
@MainActor private var endless: [String] { unsafe AnimationClock.main.pendingNames }

/// So many turns of the main queue are an endless chain.
private let mostTurns = 100_000

@MainActor private func recordWaiting(_ names: [String], _ limit: TimeInterval, _ location: SourceLocation) {
    let list = names.map { "\n  \($0)" }.joined()
    Issue.record("settling took longer than \(limit) s; this still waits:\(list)", sourceLocation: location)
}
