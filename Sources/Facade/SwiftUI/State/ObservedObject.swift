// swift-format-ignore-file: NoLeadingUnderscores

public import Combine

/// An object whose changes have a view asked again, and which is owned elsewhere.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the properties of an object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType
    /// How often the view was asked: closures that a body makes are others than those of the time before, though the
    /// object is the same.
    private var turn = 0

    /// Creates a property with an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Creates a property with an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Makes bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout ObservedObject, to place: _PropertyPlace) {
        let subscription = place.kept { ObjectSubscription() }
        subscription.follow(property.wrappedValue, for: place.node)
        subscription.turn += 1
        property.turn = subscription.turn
    }
}

/// A view's subscription to the changes of an object.
@MainActor final class ObjectSubscription {
    /// How often the view was asked.
    var turn = 0
    private var object: AnyObject?
    private var subscription: AnyCancellable?

    /// Has a view asked again when an object changes.
    func follow<Object: ObservableObject>(_ object: Object, for node: ViewNode) {
        guard self.object !== object else { return }
        self.object = object
        let changes = StateReaders(of: node)
        subscription = object.objectWillChange.sink { _ in changes.changed() }
    }
}
