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

/// So many turns of the main queue are an endless chain.
private let mostTurns = 100_000

@MainActor private func recordWaiting(_ names: [String], _ limit: TimeInterval, _ location: SourceLocation) {
    let list = names.map { "\n  \($0)" }.joined()
    Issue.record("settling took longer than \(limit) s; this still waits:\(list)", sourceLocation: location)
}
