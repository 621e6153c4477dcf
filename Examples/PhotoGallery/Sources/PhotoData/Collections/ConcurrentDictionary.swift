import Synchronization

/// A thread-safe dictionary.
package final class ConcurrentDictionary<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let storage = Mutex<[Key: Value]>([:])

    package init() {}

    package var count: Int { storage.withLock { $0.count } }
    /// A snapshot of the values, in no particular order.
    package var values: [Value] { storage.withLock { Array($0.values) } }

    package subscript(key: Key) -> Value? {
        get { storage.withLock { $0[key] } }
        set { storage.withLock { $0[key] = newValue } }
    }

    /// Sets the values of several keys at once and returns the new keys, in the given order.
    @discardableResult package func merge(_ new: [(key: Key, value: Value)]) -> [Key] {
        storage.withLock { storage in new.filter { storage.updateValue($0.value, forKey: $0.key) == nil }.map(\.key) }
    }

    /// Changes the value of a key without interference from other threads.
    package func update(_ key: Key, _ change: @Sendable (inout Value?) -> Void) {
        storage.withLock { change(&$0[key]) }
    }
}
