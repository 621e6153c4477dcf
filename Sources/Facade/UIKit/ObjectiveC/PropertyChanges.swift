import Foundation
import QuartzCore

extension UIView {
    /// Redraws the view after a visible value changed, and notifies observers.
    func shownValueDidChange() {
        setNeedsDisplay()
        tellObservers()
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// Reports that a `dynamic` property was set; called in prepared sources.
public func _changed(_ object: AnyObject, _ key: String) {
    (object as? CALayer)?.valueDidChange(key)
    (object as? NSObject)?.checkObservedProperties()
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns the value of a property that the object stores by key, initially `nil`, zero, or `false`; called in prepared
/// sources.
public func _managed<Value>(_ object: AnyObject, _ key: String) -> Value {
    let kept = ManagedStorage.value(key, of: object)
    if let value = kept as? Value { return value }
    if let kept, let value = Bridging.value(kept, as: Value.self) { return value }
    if let none = Optional<Any>.none as? Value { return none }
    if let zero = (Value.self as? any ExpressibleByIntegerLiteral.Type)?.zero as? Value { return zero }
    if let no = false as? Value { return no }
    if let empty = Data() as? Value ?? "" as? Value { return empty }
    if let none = (Value.self as? any ExpressibleByArrayLiteral.Type)?.none as? Value { return none }
    raise("NSInvalidArgumentException", "\(type(of: object)) has no value for its property \(key) yet")
}

// swift-format-ignore: NoLeadingUnderscores
/// Sets a property that the object stores by key; called in prepared sources.
public func _manage<Value>(_ object: AnyObject, _ key: String, _ value: Value) {
    if let layer = object as? CALayer {
        layer.manage(value, key)
    } else if let storage = object as? any ManagedValues {
        let isNone = (value as? any OptionalProtocol)?.isNone == true
        storage.setManagedValue(isNone ? nil : value, forKey: key)
    } else {
        HiddenKeys.set(value, key, of: object)
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// Calls a function that is declared `@NSManaged`, by its name with labels; called in prepared sources.
public func _callManaged(_ object: AnyObject, _ name: String, _ arguments: Any...) {
    guard let storage = object as? any ManagedValues else {
        unrecognized(Selector(name), by: object)
    }
    storage.callManaged(name, arguments)
}

/// The values of `@NSManaged` properties.
private enum ManagedStorage {
    static func value(_ key: String, of object: AnyObject) -> Any? {
        if let layer = object as? CALayer, let value = layer.value(forKey: key) { return value }
        if let storage = object as? any ManagedValues { return storage.managedValue(forKey: key) }
        return HiddenKeys.value(key, of: object)
    }
}

private protocol OptionalProtocol { var isNone: Bool { get } }

extension Optional: OptionalProtocol {
    fileprivate var isNone: Bool { self == nil }
}

extension ExpressibleByIntegerLiteral {
    fileprivate static var zero: Self { 0 }
}

extension ExpressibleByArrayLiteral {
    fileprivate static var none: Self { [] }
}
