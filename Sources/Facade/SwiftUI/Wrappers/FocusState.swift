// swift-format-ignore-file: NoLeadingUnderscores

/// Which view takes what is typed, as an app reads and writes it.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the focus.
    @propertyWrapper public struct Binding {
        let binding: SwiftUI.Binding<Value>

        /// The value.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        /// The binding itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let first: Value
    private var storage: StateStorage<Value>?

    /// Creates a focus that a view has or not.
    public init() where Value == Bool { first = false }
    /// Creates a focus that one of several views has, or none.
    public init<T: Hashable>() where Value == T? { first = nil }

    /// The value.
    public var wrappedValue: Value {
        get { storage?.current ?? first }
        nonmutating set { storage?.current = newValue }
    }
    /// A binding to the focus, for views.
    public var projectedValue: FocusState<Value>.Binding {
        FocusState.Binding(binding: storage?.binding ?? .constant(first))
    }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout FocusState, to place: _PropertyPlace) {
        let first = property.first
        property.storage = place.kept { StateStorage(first) }
    }
}

/// Which view an assistive technology is at, as an app reads and writes it; none is in use.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the focus.
    @propertyWrapper public struct Binding {
        let binding: SwiftUI.Binding<Value>

        /// The value.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        /// The binding itself.
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private let first: Value
    private var storage: StateStorage<Value>?

    /// Creates a focus that a view has or not.
    public init() where Value == Bool { first = false }
    /// Creates a focus that one of several views has, or none.
    public init<T: Hashable>() where Value == T? { first = nil }
    /// Creates a focus of some technologies that a view has or not.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { first = false }
    /// Creates a focus of some technologies that one of several views has, or none.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { first = nil }

    /// The value.
    public var wrappedValue: Value {
        get { storage?.current ?? first }
        nonmutating set { storage?.current = newValue }
    }
    /// A binding to the focus, for views.
    public var projectedValue: AccessibilityFocusState<Value>.Binding {
        AccessibilityFocusState.Binding(binding: storage?.binding ?? .constant(first))
    }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout AccessibilityFocusState, to place: _PropertyPlace) {
        let first = property.first
        property.storage = place.kept { StateStorage(first) }
    }
}

/// Technologies that help people use a device.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
    /// The technologies as bits.
    public let rawValue: Int

    /// Creates technologies from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What reads aloud.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// What is used with switches.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
