// swift-format-ignore-file: NoLeadingUnderscores

/// A stored property of a view that gives it values from outside, and is updated before the body is asked.
public protocol DynamicProperty {
    /// Brings the value up to date before the view's body is asked.
    mutating func update()

    /// Connects the property to the place of its view; the implementation of `DynamicProperty` itself connects the
    /// properties in it.
    @MainActor static func _connect(_ property: inout Self, to place: _PropertyPlace)
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Connects the property to the place of its view.
    @MainActor public static func _connect(_ property: inout Self, to place: _PropertyPlace) {
        place.connectFields(of: &property)
        property.update()
    }
}

/// Where a property of a view keeps what outlives the view's value.
@MainActor public struct _PropertyPlace {
    /// The node of the view.
    let node: ViewNode
    /// The distance of the property from the start of the view's value, in bytes.
    let offset: Int
    /// The environment of the view, which writes down what is read.
    let environment: EnvironmentValues

    /// What is kept for the property, made the first time.
    func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
        if let known = node.properties[offset] as? Kept { return known }
        let made = make()
        node.properties[offset] = made
        return made
    }

    /// Connects the properties of a value that stands at this place.
    func connectFields<Value>(of value: inout Value) {
        let fields = DynamicFields.of(Value.self)
        guard !fields.isEmpty else { return }
        unsafe withUnsafeMutableBytes(of: &value) { bytes in
            guard let start = bytes.baseAddress else { return }
            for field in fields {
                unsafe connect(field.type, start + field.offset, offset + field.offset)
            }
        }
    }

    private func connect<Property: DynamicProperty>(
        _ type: Property.Type, _ start: UnsafeMutableRawPointer, _ offset: Int
    ) {
        let place = _PropertyPlace(node: node, offset: offset, environment: environment)
        unsafe Property._connect(&start.assumingMemoryBound(to: Property.self).pointee, to: place)
    }
}

/// The stored properties of views' types that are dynamic, found once for each type.
@MainActor enum DynamicFields {
    /// A dynamic property.
    struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private final class Known {
        var fields: [ObjectIdentifier: [Field]] = [:]
    }

    private static let known = Known()

    /// Returns the dynamic properties of a type, in the order of the source.
    static func of(_ type: Any.Type) -> [Field] {
        if let known = known.fields[ObjectIdentifier(type)] { return known }
        let fields = StoredFields.of(type).compactMap { field in
            (field.type as? any DynamicProperty.Type).map { Field(offset: field.offset, type: $0) }
        }
        known.fields[ObjectIdentifier(type)] = fields
        return fields
    }
}
