/// Keeps a property in storage that copies share until one of them changes it, so that a large value is copied as one reference.
@propertyWrapper package struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
    private final class Storage: Sendable {
        // Whoever changes it has made sure that nobody else has it.
        private nonisolated(unsafe) var contents: Value

        init(_ value: Value) {
            unsafe contents = value
        }

        var value: Value {
            _read { yield unsafe contents }
            _modify { yield unsafe &contents }
        }
    }

    private var storage: Storage

    package init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    package var wrappedValue: Value {
        _read { yield storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }

    package static func == (left: Shared, right: Shared) -> Bool {
        left.storage === right.storage || left.wrappedValue == right.wrappedValue
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
