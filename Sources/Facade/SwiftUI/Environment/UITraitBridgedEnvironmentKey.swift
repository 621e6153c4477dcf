public import UIKit

/// A key of the environment whose value is a trait of UIKit, too.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// Returns the value that traits have.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Gives traits a value.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
    /// The value of a key that traits have, unless a view set another one.
    public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
        get { hasValue(key) ? value(key) : Key.read(from: hostTraits) }
        set { set(newValue, for: key) }
    }
}
