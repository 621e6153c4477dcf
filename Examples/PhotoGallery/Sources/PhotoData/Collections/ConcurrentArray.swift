import Synchronization

/// A thread-safe array that keeps only its latest elements.
package final class ConcurrentArray<Element: Sendable>: Sendable {
    private let storage = Mutex<[Element]>([])
    private let limit: Int

    package init(limit: Int = .max) { self.limit = limit }

    package var count: Int { storage.withLock { $0.count } }
    /// A snapshot of the elements.
    package var elements: [Element] { storage.withLock { $0 } }

    package func append(_ element: Element) {
        storage.withLock { storage in
            storage.append(element)
            if storage.count > limit { storage.removeFirst(storage.count - limit) }
        }
    }
}
