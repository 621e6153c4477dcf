import Dispatch
import Foundation
import LayoutSimGoldenTesting
import LayoutSimUIKitTesting
import Synchronization
import Testing
import UIKit

/// Settling until work ends that LayoutSim cannot observe.
@MainActor @Suite struct NamedSettlingTests {
    @Test func `work on other queues is waited for by its name`() async {
        let isDone = Mutex(false)
        DispatchQueue.global().async { isDone.withLock { $0 = true } }
        await settle(until: "the work on another queue") { isDone.withLock { $0 } }
        #expect(isDone.withLock { $0 })
    }

    @Test func `a task ends with what it has the main queue do later`() async {
        var steps: [String] = []
        let task = Task {
            await Task.detached {}.value
            await withCheckedContinuation { continuation in
                DispatchQueue.main.asyncAfter(deadline: .now() + 30) { continuation.resume() }
            }
            steps.append("shown")
        }
        await settle("loading", task)
        #expect(steps == ["shown"])
    }

    @Test func `what never ends is a failure with its name`() async throws {
        let task = Task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) } }
        let endless = try #require(await settlingFailure("the endless task", task, within: 0.05))
        #expect(endless.message.contains("still pending:\n  the endless task"))
        let unmet = try #require(await settlingFailure(until: "the answer", within: 0.05) { false })
        #expect(unmet.message.contains("longer than 0.05 s; still pending:\n  the answer"))
        task.cancel()
    }
}
