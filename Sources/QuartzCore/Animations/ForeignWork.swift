import Foundation

/// Work on other threads that is known to be under way.
package final class ForeignWork: Sendable {
    package static let shared = ForeignWork()
    private let lock = NSLock()
    private nonisolated(unsafe) var running: [(id: Int, name: String)] = []
    private nonisolated(unsafe) var nextID = 0

    /// Notes work; the number ends it.
    package func begin(_ name: String) -> Int {
        lock.withLock {
            unsafe nextID += 1
            unsafe running.append((nextID, name))
            return unsafe nextID
        }
    }

    package func end(_ id: Int) {
        lock.withLock { unsafe running.removeAll { $0.id == id } }
    }

    /// What is under way, each name once, in the order in which it began.
    package var names: [String] {
        lock.withLock {
            unsafe running.reduce(into: []) { names, work in if !names.contains(work.name) { names.append(work.name) } }
        }
    }
}
