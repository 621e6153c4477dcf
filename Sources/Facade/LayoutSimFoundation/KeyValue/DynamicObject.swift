import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// Returns the value of a property of an object of unknown class, as the expected type; `nil` if there is no such
/// property.
///
/// Prepared sources call it where the Objective-C runtime looks up members of `AnyObject`.
public func _member<Value>(_ name: String, of object: AnyObject) -> Value? {
    guard let object = object as? any KeyValueCoding, let value = object.value(forKey: name) else { return nil }
    return (value as? Value) ?? Bridging.value(value, as: Value.self)
}
