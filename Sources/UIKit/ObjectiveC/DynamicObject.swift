public import Foundation

/// An object whose members are looked up by name while the program runs, as those of `AnyObject` are on Apple's systems.
///
/// It stands for `AnyObject` in prepared sources.
// swift-format-ignore: NoLeadingUnderscores
@dynamicMemberLookup public protocol _NSObject: AnyObject {}

extension NSObject: _NSObject {}

extension _NSObject {
    /// The value of a property, as the type that is expected; nil if there is no such property.
    public subscript<Value>(dynamicMember name: String) -> Value! {
        guard let object = self as? any KeyValueCoding, let value = object.value(forKey: name) else { return nil }
        return (value as? Value) ?? Bridging.value(value, as: Value.self)
    }
}
