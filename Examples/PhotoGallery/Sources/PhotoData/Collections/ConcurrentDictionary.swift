import Synchronization

/// A dictionary that any thread may read and change.
package final class ConcurrentDictionary<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let storage = Mutex<[Key: Value]>([:])

    package init() {}

    package var count: Int { storage.withLock { $0.count } }
    /// The values of one moment, in no order.
    package var values: [Value] { storage.withLock { Array($0.values) } }

    package subscript(key: Key) -> Value? {
        get { storage.withLock { $0[key] } }
        set { storage.withLock { $0[key] = newValue } }
    }

    /// Sets the values of several keys at once and tells which of them were not there before, in the order given.
    @discardableResult package func merge(_ new: [(key: Key, value: Value)]) -> [Key] {
        storage.withLock { storage in new.filter { storage.updateValue($0.value, forKey: $0.key) == nil }.map(\.key) }
    }

    /// Changes the value of a key, which no other thread can see or change meanwhile.
    package func update(_ key: Key, _ change: @Sendable (inout Value?) -> Void) {
        storage.withLock { change(&$0[key]) }
    }
}
