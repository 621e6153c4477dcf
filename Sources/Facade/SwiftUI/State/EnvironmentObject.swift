// swift-format-ignore-file: NoLeadingUnderscores

public import Combine

/// An object that a view around put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
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

    private var object: ObjectType?
    /// What the view that has the property is called, and its line.
    private var place = ""

    /// Creates a property whose object the environment has.
    public init() {}

    /// The object; without one the process ends with SwiftUI's words.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.\(place)")
        }
        return object
    }

    /// Makes bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout EnvironmentObject, to place: _PropertyPlace) {
        property.object =
            place.environment[ObservableKey<ObjectType>.self] ?? place.environment.appObjects?.object(ObjectType.self)
        guard let object = property.object else {
            property.place = place.node.words
            return
        }
        place.kept { ObjectSubscription() }.follow(object, for: place.node)
    }
}
