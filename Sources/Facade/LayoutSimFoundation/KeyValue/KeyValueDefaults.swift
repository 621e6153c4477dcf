import Foundation

// The default implementations of key-value coding.

extension KeyValueCoding {
    // swift-format-ignore: NoLeadingUnderscores
    /// Returns the value of a property with an Objective-C name.
    public func _object_value(forKey key: String) -> Any? {
        if let reply = Selector(key).send(to: self) ?? Selector("is" + key.capitalizedFirst).send(to: self) {
            return reply.value
        }
        return KeyedReflection.value(of: key, in: self) ?? value(forUndefinedKey: key)
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Sets a property with an Objective-C name.
    public func _object_setValue(_ value: Any?, forKey key: String) {
        if !takeValue(value, forKey: key) { _object_setValue(value, forUndefinedKey: key) }
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Returns `nil`, since there is no such property.
    public func _object_value(forUndefinedKey key: String) -> Any? { nil }

    // swift-format-ignore: NoLeadingUnderscores
    /// Raises an exception, since there is no such property.
    public func _object_setValue(_ value: Any?, forUndefinedKey key: String) {
        if UndefinedKeys.note() { return }
        raise(
            "NSUnknownKeyException",
            "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        )
    }
}

/// Detects keys without a property, for callers that handle them without an exception.
enum UndefinedKeys {
    private static let key = "LayoutSim.UndefinedKeys"

    /// Returns whether a value that is set in the closure is accepted.
    static func isTaken(_ body: () -> Void) -> Bool {
        let outer = Thread.current.threadDictionary[key]
        Thread.current.threadDictionary[key] = true
        body()
        let isTaken = Thread.current.threadDictionary[key] as? Bool ?? false
        Thread.current.threadDictionary[key] = outer
        return isTaken
    }

    /// Records that a value was not accepted; returns `false` if no caller is listening.
    static func note() -> Bool {
        guard Thread.current.threadDictionary[key] != nil else { return false }
        Thread.current.threadDictionary[key] = false
        return true
    }
}

/// Stored properties by name, for those that no member table contains.
private enum KeyedReflection {
    static func value(of key: String, in object: AnyObject) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }
}

extension String {
    /// The text with a capital as its first letter.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
