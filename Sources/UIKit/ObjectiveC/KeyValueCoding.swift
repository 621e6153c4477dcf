public import Foundation

/// Has properties that are reached by their names.
public protocol KeyValueCoding: AnyObject {}

extension NSObject: KeyValueCoding {}

extension KeyValueCoding {
    /// The value of a property that Objective-C knows.
    public func value(forKey key: String) -> Any? {
        if let reply = Selector(key).send(to: self) ?? Selector("is" + key.capitalizedFirst).send(to: self) {
            return reply.value
        }
        return KeyedReflection.value(of: key, in: self)
    }

    /// Sets a property that Objective-C knows.
    public func setValue(_ value: Any?, forKey key: String) {
        if takeValue(value, forKey: key) { return }
        raise(
            "NSUnknownKeyException",
            "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        )
    }

    /// Sets a property that Objective-C knows; returns whether there is one.
    func takeValue(_ value: Any?, forKey key: String) -> Bool {
        let setters = ["set\(key.capitalizedFirst):", "setIs\(key.capitalizedFirst):"]
        if setters.contains(where: { Selector($0).send(to: self, [value]) != nil }) { return true }
        return Selector("setValue:forUndefinedKey:").send(to: self, [value, key]) != nil
    }

    /// The value at the end of a path of properties.
    public func value(forKeyPath keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".") {
            guard let object = value as? any KeyValueCoding else { return nil }
            value = object.value(forKey: String(key))
        }
        return value
    }

    /// Sets the property at the end of a path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        var object: any KeyValueCoding = self
        for key in keys.dropLast() {
            guard let next = object.value(forKey: key) as? any KeyValueCoding else { return }
            object = next
        }
        if let last = keys.last { object.setValue(value, forKey: last) }
    }

    /// Ends the process: there is no such property.
    public func setValue(_ value: Any?, forUndefinedKey key: String) { setValue(value, forKey: key) }

    /// Nothing: there is no such property.
    public func value(forUndefinedKey key: String) -> Any? { nil }
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
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
