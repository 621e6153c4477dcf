/// The preferences of views below, combined in the order of the views.
@MainActor struct PreferenceValues {
    private var values: [(key: ObjectIdentifier, preference: any AnyPreference)] = []

    /// The combined value of a key, its own where no view says one.
    subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
        get {
            (values.first { $0.key == ObjectIdentifier(key) }?.preference as? Preference<Key>)?.value
                ?? Key.defaultValue
        }
        set {
            let preference = Preference<Key>(value: newValue)
            if let place = values.firstIndex(where: { $0.key == ObjectIdentifier(key) }) {
                values[place].preference = preference
            } else {
                values.append((ObjectIdentifier(key), preference))
            }
        }
    }

    /// Whether some view says a value for a key.
    func has<Key: PreferenceKey>(_ key: Key.Type) -> Bool { values.contains { $0.key == ObjectIdentifier(key) } }

    /// Forgets the value of a key.
    mutating func remove<Key: PreferenceKey>(_ key: Key.Type) { values.removeAll { $0.key == ObjectIdentifier(key) } }

    /// Adds the preferences of views that come after.
    mutating func merge(_ other: PreferenceValues) {
        if values.isEmpty { return values = other.values }
        for (key, preference) in other.values {
            if let place = values.firstIndex(where: { $0.key == key }) {
                values[place].preference = values[place].preference.reduced(with: preference)
            } else {
                values.append((key, preference))
            }
        }
    }
}

@MainActor private protocol AnyPreference {
    func reduced(with next: any AnyPreference) -> any AnyPreference
}

@MainActor private struct Preference<Key: PreferenceKey>: AnyPreference {
    var value: Key.Value

    func reduced(with next: any AnyPreference) -> any AnyPreference {
        guard let next = next as? Preference<Key> else { return self }
        var value = value
        Key.reduce(value: &value) { next.value }
        return Preference(value: value)
    }
}
