import Dispatch
import Foundation

/// Runs a closure on the main queue and waits for it; tests that run elsewhere call UIKit through it.
func onMainThread<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    guard !Thread.isMainThread, !MainQueue.isCurrent else { return try MainActor.assumeIsolated(body) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
}

/// The main queue, which on Linux any thread may serve while the main thread waits for it.
private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
