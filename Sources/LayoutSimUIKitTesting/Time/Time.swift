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
    if !waiting.isEmpty { recordWaiting(waiting, "\(limit) s", sourceLocation) }
}

/// Lets time pass until nothing waits that ends, neither on the main queue nor, as far as it can be seen, elsewhere.
///
/// Lets the main queue run as well, and with it tasks of the main actor that go on by themselves. What takes
/// longer than `limit` seconds of virtual time, or `patience` seconds on the wall, is a failure that names it.
@MainActor public func settle(
    within limit: TimeInterval = 60, patience: TimeInterval = 5, sourceLocation: SourceLocation = #_sourceLocation
) async {
    let clock = unsafe AnimationClock.main
    let start = ContinuousClock.now
    var quietTurns = 0
    while quietTurns < 5 {
        let waiting = clock.settle(within: limit)
        guard waiting.isEmpty else { return recordWaiting(waiting, "\(limit) s", sourceLocation) }
        let foreign = ForeignWork.shared.names
        if !foreign.isEmpty, ContinuousClock.now - start > .seconds(patience) {
            return recordWaiting(foreign, "\(patience) s on the wall", sourceLocation)
        }
        await withCheckedContinuation { continuation in
            let pause = DispatchTime.now() + (foreign.isEmpty ? 0 : 0.001)
            DispatchQueue.main.asyncAfter(deadline: pause, qos: .unspecified, flags: []) { continuation.resume() }
        }
        await Task.yield()
        let isQuiet = foreign.isEmpty && clock.pendingNames.isEmpty && clock.blocks.isEmpty
        quietTurns = isQuiet ? quietTurns + 1 : 0
    }
}

@MainActor private func recordWaiting(_ names: [String], _ limit: String, _ location: SourceLocation) {
    let list = names.map { "\n  \($0)" }.joined()
    Issue.record("settling took longer than \(limit); this still waits:\(list)", sourceLocation: location)
}
