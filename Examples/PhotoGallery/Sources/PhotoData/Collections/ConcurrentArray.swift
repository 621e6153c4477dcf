import Synchronization

/// A list that any thread may read and add to, and that keeps no more than its latest elements.
public final class ConcurrentArray<Element: Sendable>: Sendable {
    private let storage = Mutex<[Element]>([])
    private let limit: Int

    public init(limit: Int = .max) { self.limit = limit }

    public var count: Int { storage.withLock { $0.count } }
    /// The elements of one moment.
    public var elements: [Element] { storage.withLock { $0 } }

    public func append(_ element: Element) {
        storage.withLock { storage in
            storage.append(element)
            if storage.count > limit { storage.removeFirst(storage.count - limit) }
        }
    }
}
