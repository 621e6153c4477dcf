import UIKit

/// The values that views pass down to those in them.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Writes down which values a body reads; `nil` where nobody asks.
    var reads: EnvironmentReads?
    /// Identifies the values: two environments with one version have the same ones.
    private(set) var version: Version

    /// Creates an environment in which every value is its key's own.
    public init() { version = Version() }

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Most values are set nowhere, and a cast would take longer than to see that.
            let value = values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue
            reads?.record(key, value)
            return value
        }
        set {
            values[ObjectIdentifier(key)] = newValue
            version = Version()
        }
    }

    /// Whether a view set the value of a key.
    func hasValue<Key: EnvironmentKey>(_ key: Key.Type) -> Bool { values[ObjectIdentifier(key)] != nil }
    /// The value of a key.
    func value<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value { self[key] }
    /// Sets the value of a key.
    mutating func set<Key: EnvironmentKey>(_ value: Key.Value, for key: Key.Type) { self[key] = value }

    /// Returns the values with one more, as a node kept them if nothing changed.
    @MainActor func setting<Value: Equatable>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, keptBy node: ViewNode
    ) -> EnvironmentValues {
        if let inner = node.inner, inner.outer === version, inner.values[keyPath: path] == value {
            return inner.values
        }
        var values = self
        values[keyPath: path] = value
        node.inner = (version, values)
        return values
    }

    /// Tells environments apart, and keeps what is made of their values again and again.
    @MainActor final class Version {
        /// The traits of UIKit that the values come to.
        var traits: UITraitCollection?
        /// What the values say of texts.
        var textSettings: TextSettings?

        nonisolated init() {}
    }
}
