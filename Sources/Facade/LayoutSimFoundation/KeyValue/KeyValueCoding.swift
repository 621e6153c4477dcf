public import Foundation

/// An object whose properties are accessible by name.
public protocol KeyValueCoding: AnyObject {}

extension NSObject: KeyValueCoding {}

extension KeyValueCoding {
    /// Returns the value of a property with an Objective-C name, or what a dictionary or defaults have for the key.
    public func value(forKey key: String) -> Any? {
        if let dictionary = self as? NSDictionary, !key.hasPrefix("@") { return dictionary.object(forKey: key) }
        if let defaults = self as? UserDefaults, !key.hasPrefix("@") { return defaults.object(forKey: key) }
        guard let reader = self as? any _KeyReader else { return _object_value(forKey: key) }
        return reader.value(forKey: key)
    }

    /// Sets a property with an Objective-C name, or what a dictionary or defaults have for the key.
    public func setValue(_ value: Any?, forKey key: String) {
        if let dictionary = self as? NSMutableDictionary { return dictionary.set(value, forKey: key) }
        if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
        guard let writer = self as? any _KeyWriter else { return _object_setValue(value, forKey: key) }
        writer.setValue(value, forKey: key)
    }

    /// Sets a property with an Objective-C name; returns whether the object has one, or accepts undefined keys.
    package func takeValue(_ value: Any?, forKey key: String) -> Bool {
        let setters = ["set\(key.capitalizedFirst):", "setIs\(key.capitalizedFirst):"]
        if setters.contains(where: { Selector($0).send(to: self, [value]) != nil }) { return true }
        guard let writer = self as? any _UndefinedKeyWriter else { return false }
        return UndefinedKeys.isTaken { writer.setValue(value, forUndefinedKey: key) }
    }

    /// Returns the value for a key path; collections on the way answer with the values of their elements.
    public func value(forKeyPath keyPath: String) -> Any? { KeyPathValues.value(keyPath, of: self) }

    /// Sets the property at the end of a key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        var object: any KeyValueCoding = self
        for key in keys.dropLast() {
            guard let next = object.value(forKey: key) as? any KeyValueCoding else { return }
            object = next
        }
        if let last = keys.last { object.setValue(value, forKey: last) }
    }

    /// Handles a key without a property; raises an exception unless a class overrides it.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        guard let writer = self as? any _UndefinedKeyWriter else {
            return _object_setValue(value, forUndefinedKey: key)
        }
        writer.setValue(value, forUndefinedKey: key)
    }

    /// Returns the value for a key without a property; `nil` unless a class overrides it.
    public func value(forUndefinedKey key: String) -> Any? {
        (self as? any _UndefinedKeyReader)?.value(forUndefinedKey: key)
    }
}

extension NSMutableDictionary {
    /// Stores a value, or removes that of the key.
    fileprivate func set(_ value: Any?, forKey key: String) {
        if let value { setObject(value, forKey: NSString(string: key)) } else { removeObject(forKey: key) }
    }
}
