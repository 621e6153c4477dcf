/// What a view says to the one around it: its place in front, its tag, the values of layouts.
struct ViewTraits {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// Whether the view says nothing.
    var isEmpty: Bool { values.isEmpty }

    /// The value of a key.
    subscript<Key: ViewTraitKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what a view says to the one around it.
protocol ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The order in front of others, greater ones in front.
enum ZIndexKey: ViewTraitKey { static var defaultValue: Double { 0 } }
/// The value that a selection has when the view is chosen.
enum TagKey: ViewTraitKey { static var defaultValue: AnyHashable? { nil } }
