// swift-format-ignore-file: NoLeadingUnderscores

/// A value that a gesture writes while it goes on, and that is its first one otherwise.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let first: Value
    private var storage: StateStorage<Value>?
    /// Decides how the value returns to its first one.
    private var returning: (Value, inout Transaction) -> Void = { _, _ in }

    /// Creates a state with its first value.
    public init(wrappedValue: Value) { first = wrappedValue }
    /// Creates a state with its first value.
    public init(initialValue: Value) { first = initialValue }
    /// Creates a state with its first value, and the transaction of its return to it.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }
    /// Creates a state with its first value, and the transaction of its return to it.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }
    /// Creates a state with its first value, and a closure that decides how it returns to it.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        first = wrappedValue
        returning = reset
    }
    /// Creates a state with its first value, and a closure that decides how it returns to it.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value.
    public var wrappedValue: Value { storage?.current ?? first }
    /// The state itself, for gestures.
    public var projectedValue: GestureState<Value> { self }

    /// Writes the value.
    func set(_ value: Value) { storage?.current = value }
    /// Returns to the first value.
    func reset() {
        var transaction = Transaction()
        returning(wrappedValue, &transaction)
        transaction.making { storage?.current = first }
    }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout GestureState, to place: _PropertyPlace) {
        let first = property.first
        property.storage = place.kept { StateStorage(first) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state without a value.
    public init() { self.init(wrappedValue: nil) }
    /// Creates a state without a value, and the transaction of its return to that.
    public init(resetTransaction: Transaction) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

/// Which gestures are recognized where a gesture is added.
public struct GestureMask: OptionSet, Sendable {
    /// The gestures as bits.
    public let rawValue: UInt32

    /// Creates a mask from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures at all.
    public static let none: GestureMask = []
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views below.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}
