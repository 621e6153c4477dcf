import LayoutSimInertness

/// A key of a value that the view with the focus says.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the view with the focus says; none has it.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key; `nil` if nothing says one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value that the view with the focus says; no view has it.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    /// Creates a property with the value of a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// The value.
    public var wrappedValue: Value? { nil }
}

/// A binding that the view with the focus says; no view has it.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    /// Creates a property with the binding of a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    /// The value of the binding.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    /// The binding.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
    /// Says a value as long as the view has the focus.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { told(.behavior) }
    /// Says a value as long as the scene has the focus.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { told(.behavior) }
}
