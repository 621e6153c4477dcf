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
    let kept = (object as? CALayer)?.value(forKey: key) ?? HiddenKeys.value(key, of: object)
    if let value = kept as? Value { return value }
    if let kept, let value = Bridging.value(kept, as: Value.self) { return value }
    if let none = Optional<Any>.none as? Value { return none }
    if let zero = (Value.self as? any ExpressibleByIntegerLiteral.Type)?.zero as? Value { return zero }
    if let no = false as? Value { return no }
    raise("NSInvalidArgumentException", "\(type(of: object)) has no value for its property \(key) yet")
}

// swift-format-ignore: NoLeadingUnderscores
/// Sets a property that the object stores by key; called in prepared sources.
public func _manage<Value>(_ object: AnyObject, _ key: String, _ value: Value) {
    if let layer = object as? CALayer {
        layer.manage(value, key)
    } else {
        HiddenKeys.set(value, key, of: object)
    }
}

extension ExpressibleByIntegerLiteral {
    fileprivate static var zero: Self { 0 }
}
