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
            let value = values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
            reads?.record(key, value)
            return value
        }
        set {
            values[ObjectIdentifier(key)] = newValue
            version = Version()
        }
    }

    /// Tells environments apart.
    final class Version: Sendable {}
}
