import Foundation

/// The queue of the main thread, and whether code runs on it.
package enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Runs a block at once if this is the main queue, else as soon as that can.
    package static func run(_ block: @escaping @MainActor @Sendable () -> Void) {
        _ = mark
        if DispatchQueue.getSpecific(key: key) == true {
            MainActor.assumeIsolated(block)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(block) }
        }
    }
}
