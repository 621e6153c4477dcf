import Dispatch
import Foundation

/// The blocks submitted to the main queue, in order, so that a test can run them at once.
///
/// Each submission also enqueues a token on the main queue itself, which runs the first block that has not run yet.
package final class MainBlocks: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var waiting: [() -> Void] = []
    private nonisolated(unsafe) var first = 0

    /// Adds a block; can be called on any thread.
    package func add(_ block: @escaping () -> Void) {
        lock.withLock { unsafe waiting.append(block) }
        DispatchQueue.main.async(group: nil) { [weak self] in _ = self?.runNext() }
    }

    /// Whether all blocks have run.
    package var isEmpty: Bool { lock.withLock { unsafe first == waiting.count } }

    /// Runs the first block that has not run yet; returns `false` if there is none.
    package func runNext() -> Bool {
        let next: (() -> Void)? = lock.withLock {
            guard unsafe first < waiting.count else { return nil }
            let block = unsafe waiting[first]
            unsafe waiting[first] = {}
            unsafe first += 1
            if unsafe first == waiting.count {
                unsafe waiting = []
                unsafe first = 0
            }
            return block
        }
        next?()
        return next != nil
    }
}
