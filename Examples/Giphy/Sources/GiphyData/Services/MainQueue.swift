import Foundation

/// The main thread's queue.
package enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Runs a block at once on the main queue, otherwise as soon as possible.
    package static func run(_ block: @escaping @MainActor @Sendable () -> Void) {
        _ = mark
        if DispatchQueue.getSpecific(key: key) == true {
            MainActor.assumeIsolated(block)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(block) }
        }
    }
}
