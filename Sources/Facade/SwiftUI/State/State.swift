// swift-format-ignore-file: NoLeadingUnderscores

/// A value that a view owns, kept as long as the view's identity lasts.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let first: Value
    private var storage: StateStorage<Value>?

    /// Creates a state with its first value.
    public init(wrappedValue value: Value) { first = value }
    /// Creates a state with its first value.
    public init(initialValue value: Value) { first = value }

    /// The value; outside of a view's body and what it makes, the first one.
    public var wrappedValue: Value {
        get { storage?.current ?? first }
        nonmutating set { storage?.current = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { storage?.binding ?? .constant(first) }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout State, to place: _PropertyPlace) {
        let first = property.first
        property.storage = place.kept { StateStorage(first) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state without a value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
