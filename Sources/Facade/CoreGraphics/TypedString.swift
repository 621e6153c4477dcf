public import Foundation

/// A string-based type that is bridged to `NSString` in Objective-C.
// swift-format-ignore: NoLeadingUnderscores
public protocol _TypedString: RawRepresentable, _ObjectiveCBridgeable
where RawValue == String, _ObjectiveCType == NSString {}

// swift-format-ignore: NoLeadingUnderscores
extension _TypedString {
    /// Returns the raw value as a string object.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
    /// Creates a value from a string object; the result is `nil` if no value has that string.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: String(describing: source))
    }
    /// Creates a value from a string object; returns whether there is one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
        result = Self(rawValue: String(describing: source))
        return result != nil
    }
    /// Returns the value of a string object, or of an empty string for `nil`; stops the program if there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        guard let name = Self(rawValue: source.map { String(describing: $0) } ?? "") else {
            preconditionFailure("the type has no value for every string")
        }
        return name
    }
}
