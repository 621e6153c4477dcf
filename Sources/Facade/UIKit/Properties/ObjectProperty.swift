import Foundation

/// A property of UIKit's objects, as key-value coding, appearance proxies, nibs and archives know it.
///
/// Each class has one table, with a row for each property that it declares.
@MainActor struct ObjectProperty {
    /// The class that declares the property.
    let owner: AnyClass
    /// The key of key-value coding, such as `hidden` for `isHidden`.
    let key: String
    /// The type that the property declares.
    let type: Any.Type
    /// The attribute of Interface Builder's files that sets the property; `nil` if files set it otherwise or not at
    /// all.
    let nib: NibProperty?
    /// How views adopt the property from appearance proxies; `nil` if they don't.
    let appearance: AppearanceProperty?
    /// Returns the value of an object of the class.
    let value: @MainActor (AnyObject) -> Any?
    /// Sets the value by the type that the property declares; `nil` for a property that can only be read.
    let set: (@MainActor (AnyObject, _Arguments) -> Void)?
    /// Writes the value to an archive, and reads it from one; `nil` for values that no archive holds.
    let archiving: ArchivedProperty?
}

/// The rows of a class.
@MainActor struct PropertyRows<Owner: AnyObject> {
    fileprivate(set) var rows: [ObjectProperty] = []

    /// Adds a property that can be set.
    ///
    /// - Parameters:
    ///   - nib: The attribute of Interface Builder's files that sets it.
    ///   - appearance: How views adopt it from appearance proxies.
    mutating func add<Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>, nib: NibAttribute<Value>? = nil,
        appearance: AppearanceProperty? = nil
    ) {
        rows.append(
            ObjectProperty(
                owner: Owner.self, key: key, type: Value.self, nib: nib.map { NibProperty(key, path, $0) },
                appearance: appearance,
                value: { ($0 as? Owner)?[keyPath: path] },
                set: { object, values in (object as? Owner)?[keyPath: path] = values[0] },
                archiving: ArchivedProperty(key, path)))
    }

    /// Adds a property that views adopt from appearance proxies, where it differs from the default of their class.
    mutating func look<Value: Equatable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>, nib: NibAttribute<Value>? = nil
    ) where Owner: UIView { add(key, path, nib: nib, appearance: AppearanceProperty(path)) }

    /// Adds a property that views adopt from appearance proxies, where it is not `nil`.
    mutating func optionalLook<Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>, nib: NibAttribute<Value?>? = nil
    ) where Owner: UIView { add(key, path, nib: nib, appearance: AppearanceProperty(optional: path)) }

    /// Adds a property that can only be read.
    mutating func get<Value>(_ key: String, _ path: KeyPath<Owner, Value>) {
        rows.append(
            ObjectProperty(
                owner: Owner.self, key: key, type: Value.self, nib: nil, appearance: nil,
                value: { ($0 as? Owner)?[keyPath: path] }, set: nil, archiving: nil))
    }
}

extension ObjectProperty {
    /// Returns the rows that a closure adds for a class.
    static func table<Owner>(of _: Owner.Type, _ fill: (inout PropertyRows<Owner>) -> Void) -> [ObjectProperty] {
        var rows = PropertyRows<Owner>()
        fill(&rows)
        return rows.rows
    }
}
