import Foundation

// What an object does with keys unless its class says otherwise.

extension KeyValueCoding {
    // swift-format-ignore: NoLeadingUnderscores
    /// The value of a property that Objective-C knows.
    public func _object_value(forKey key: String) -> Any? {
        if let reply = Selector(key).send(to: self) ?? Selector("is" + key.capitalizedFirst).send(to: self) {
            return reply.value
        }
        return KeyedReflection.value(of: key, in: self) ?? value(forUndefinedKey: key)
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Sets a property that Objective-C knows.
    public func _object_setValue(_ value: Any?, forKey key: String) {
        if !takeValue(value, forKey: key) { _object_setValue(value, forUndefinedKey: key) }
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Nothing: there is no such property.
    public func _object_value(forUndefinedKey key: String) -> Any? { nil }

    // swift-format-ignore: NoLeadingUnderscores
    /// Ends the process: there is no such property.
    public func _object_setValue(_ value: Any?, forUndefinedKey key: String) {
        if UndefinedKeys.note() { return }
        raise(
            "NSUnknownKeyException",
            "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        )
    }
}

/// Whether a value found nobody who takes it, for those who have something else to say than the exception.
enum UndefinedKeys {
    private static let key = "LayoutSim.UndefinedKeys"

    /// Whether somebody in the block took a value.
    static func isTaken(_ body: () -> Void) -> Bool {
        let outer = Thread.current.threadDictionary[key]
        Thread.current.threadDictionary[key] = true
        body()
        let isTaken = Thread.current.threadDictionary[key] as? Bool ?? false
        Thread.current.threadDictionary[key] = outer
        return isTaken
    }

    /// Notes that nobody takes a value; false if nobody waits to hear it.
    static func note() -> Bool {
        guard Thread.current.threadDictionary[key] != nil else { return false }
        Thread.current.threadDictionary[key] = false
        return true
    }
}

/// Stored properties by name, for those that no table has.
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
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
