// swift-format-ignore-file: NoLeadingUnderscores

import Observation

/// A value of a view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case path(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?, lent: @MainActor (AppObjects) -> Value?)
    }

    private nonisolated(unsafe) let source: Source
    private var value: Value?

    /// Creates a property with the value of a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { unsafe source = .path(keyPath) }

    /// Creates a property with the observable object of a type, which a view around sets with `environment(_:)`.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        unsafe source = .object({ $0[ObservableKey<Value>.self] }, lent: { $0.object(Value.self) })
    }
    /// Creates a property with the observable object of a type, or without one.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        unsafe source = .object({ .some($0[ObservableKey<Object>.self]) }, lent: { _ in nil })
    }

    /// The value; outside of a view, that of an environment in which nobody set anything.
    public var wrappedValue: Value {
        if let value { return value }
        switch unsafe source {
        case .path(let path): return EnvironmentValues()[keyPath: path]
        case .object(let object, _):
            guard let value = object(EnvironmentValues()) else { Self.endWithoutObject() }
            return value
        }
    }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout Environment, to place: _PropertyPlace) {
        switch unsafe property.source {
        case .path(let path): property.value = place.environment[keyPath: path]
        case .object(let object, let lent):
            property.value = object(place.environment) ?? place.environment.appObjects.flatMap(lent)
            if property.value == nil { endWithoutObject(place.node.words) }
        }
    }

    private static func endWithoutObject(_ place: String = "") -> Never {
        preconditionFailure(
            "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be "
                + "missing as an ancestor of this view.\(place)")
    }
}

extension Environment: Sendable where Value: Sendable {}

/// The observable object of a type in an environment.
struct ObservableKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
