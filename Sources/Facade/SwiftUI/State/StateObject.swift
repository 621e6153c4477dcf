// swift-format-ignore-file: NoLeadingUnderscores

public import Combine

/// An object that a view owns, made once for the view's identity.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private nonisolated(unsafe) let make: () -> ObjectType
    private var object: ObjectType?

    /// Creates a property whose object a closure makes the first time.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { unsafe make = thunk }

    /// The object; outside of a view, a new one each time.
    public var wrappedValue: ObjectType { unsafe object ?? make() }

    /// Makes bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout StateObject, to place: _PropertyPlace) {
        let make = unsafe property.make
        let kept = place.kept { KeptObject(make()) }
        kept.subscription.follow(kept.object, for: place.node)
        property.object = kept.object
    }
}

@MainActor private final class KeptObject<Object: ObservableObject> {
    let object: Object
    let subscription = ObjectSubscription()

    init(_ object: Object) { self.object = object }
}
