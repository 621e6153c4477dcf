/// Keeps a property in storage that copies share until one of them changes it, so that a large value is copied as one
/// reference.
///
/// It is inlined into other modules, because an accessor that yields would otherwise allocate memory for each call.
@propertyWrapper package struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
    @usableFromInline final class Storage: Sendable {
        // A change is made only after ensuring that the storage is not shared.
        @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var value: Value

        @inlinable init(_ value: Value) {
            unsafe self.value = value
        }
    }

    @usableFromInline var storage: Storage

    /// Creates shared storage with a value.
    @inlinable package init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    /// The value, copied before a change if its storage is shared.
    @inlinable package var wrappedValue: Value {
        _read { yield unsafe storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = unsafe Storage(storage.value) }
            yield unsafe &storage.value
        }
    }

    package static func == (left: Shared, right: Shared) -> Bool {
        left.storage === right.storage || left.wrappedValue == right.wrappedValue
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
