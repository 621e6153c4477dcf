import Dispatch
package import Foundation
package import LayoutSimGoldenTesting
import QuartzCore
import UIKit

/// Settles as `settle(within:)` does; returns the failure that names what takes longer than `limit` seconds of virtual
/// time, and `nil` if nothing does.
@MainActor package func settlingFailure(within limit: TimeInterval) -> ExpectationFailure? {
    stillPending(unsafe AnimationClock.main.settle(within: limit), limit)
}

/// Settles as the asynchronous `settle(within:)` does; returns the failure that names what takes longer than `limit`
/// seconds of virtual time, and `nil` if nothing does.
@MainActor package func settlingFailure(within limit: TimeInterval) async -> ExpectationFailure? {
    let clock = unsafe AnimationClock.main
    var (left, turns, quietTurns) = (limit, 0, 0)
    while quietTurns < 5 {
        let start = clock.now
        var waiting = clock.settle(within: max(0, left))
        left -= clock.now - start
        turns += 1
        if turns > mostTurns { waiting = ["tasks that keep starting others"] }
        guard waiting.isEmpty else { return stillPending(waiting, limit) }
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async(group: nil) { continuation.resume() }
        }
        await Task.yield()
        let isQuiet = clock.pendingNames.isEmpty && clock.blocks.isEmpty
        quietTurns = isQuiet ? quietTurns + 1 : 0
    }
    return nil
}

/// Settles as `settle(until:within:)` does; returns the failure that names what takes longer than `limit` seconds of
/// real time, and `nil` if the condition holds.
@MainActor package func settlingFailure(
    until what: String, within limit: TimeInterval, _ holds: () throws -> Bool
) async rethrows -> ExpectationFailure? {
    var waited = 0.0
    while try !holds() {
        guard waited < limit else { return stillPending([what] + endless, limit) }
        let start = DispatchTime.now().uptimeNanoseconds
        letWaitingPass()
        try? await Task.sleep(for: .milliseconds(1))
        // Work of other tests on the main actor does not count toward the limit.
        waited += min(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9, longestTurn)
    }
    return nil
}

/// Settles as `settle(_:_:within:)` does; returns the failure that names a task that takes longer than `limit` seconds
/// of real time, and `nil` if it ends.
@MainActor package func settlingFailure<Success: Sendable, Failure: Error>(
    _ name: String, _ task: Task<Success, Failure>, within limit: TimeInterval
) async -> ExpectationFailure? {
    let end = TaskEnd()
    let watch = Task {
        _ = await task.result
        end.hasCome = true
    }
    defer { watch.cancel() }
    return await settlingFailure(until: name, within: limit) { end.hasCome }
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

/// Returns the failure of waiting for longer than a limit in seconds; `nil` if nothing is pending.
private func stillPending(_ names: [String], _ limit: TimeInterval) -> ExpectationFailure? {
    if names.isEmpty { return nil }
    return ExpectationFailure(
        ["settling took longer than \(limit) s; still pending:"] + names.map { "  \($0)" })
}
