import Foundation
import LayoutSimInterfaceBuilder

/// How Interface Builder's files spell a property.
@MainActor struct NibAttribute<Value> {
    /// The names of its attribute, of which the first that a file has counts; empty for the key of the property.
    fileprivate let names: [String]
    /// The value of a property without an attribute; `nil` if it is left as it is.
    fileprivate let absent: Value?
    /// Returns a value of the file; `nil` for one that is no value of the property, which is left as it is then.
    fileprivate let read: @MainActor (AttributeValue, Bundle?) -> Value?
}

extension NibAttribute where Value: NibValue {
    /// An attribute with the key of the property.
    static var own: NibAttribute { named() }

    /// An attribute with the key of the property, and the value of the property without it.
    static func own(absent: Value) -> NibAttribute {
        NibAttribute(names: [], absent: absent) { value, _ in Value.value(of: value) }
    }

    /// An attribute with names of its own.
    static func named(_ names: String...) -> NibAttribute {
        NibAttribute(names: names, absent: nil) { value, _ in Value.value(of: value) }
    }
}

extension NibAttribute where Value == String? {
    /// A text with the key of the property, which files that leave it empty don't have.
    static var filled: NibAttribute {
        NibAttribute(names: [], absent: nil) { value, _ in
            guard case .string(let text) = value, !text.isEmpty else { return nil }
            return text
        }
    }
}

extension NibAttribute where Value == UIColor? {
    /// A color with the key of the property.
    static var own: NibAttribute { named() }

    /// A color with the key of the property, which has none without it.
    static var ownOrNone: NibAttribute { color([], absent: .some(nil)) }

    /// A color with a name of its own.
    static func named(_ names: String...) -> NibAttribute { color(names, absent: nil) }

    private static func color(_ names: [String], absent: UIColor??) -> NibAttribute {
        NibAttribute(names: names, absent: absent) { value, bundle in
            guard case .color(let reference) = value else { return nil }
            return UIColor(reference, in: bundle)
        }
    }
}

extension NibAttribute where Value == UIImage? {
    /// An image with the key of the property; layout has no more of it than a size.
    static var own: NibAttribute {
        NibAttribute(names: [], absent: nil) { value, bundle in
            guard case .image(let reference) = value, let bundle else { return nil }
            return UIImage(reference, in: bundle)
        }
    }
}

/// A property that Interface Builder's files set.
@MainActor struct NibProperty {
    /// The names of its attribute.
    let names: [String]
    private let set: @MainActor (AnyObject, AttributeValue?, Bundle?) -> Void

    init<Owner: AnyObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ attribute: NibAttribute<Value>
    ) {
        names = attribute.names.isEmpty ? [key] : attribute.names
        set = { object, value, bundle in
            guard let owner = object as? Owner else { return }
            if let value {
                if let read = attribute.read(value, bundle) { owner[keyPath: path] = read }
            } else if let absent = attribute.absent {
                owner[keyPath: path] = absent
            }
        }
    }

    /// Sets the property of an object to the value of a file.
    func take(_ element: InterfaceBuilderObject, in bundle: Bundle?, for object: AnyObject) {
        set(object, names.lazy.compactMap { element.attributes[$0] }.first, bundle)
    }
}
