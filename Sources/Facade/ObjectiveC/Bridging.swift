import Foundation

/// Conversions between Foundation values that the Objective-C runtime bridges.
package enum Bridging {
    /// Returns the value bridged to another type; `nil` if there is no such conversion.
    package static func value<Value>(_ value: Any, as type: Value.Type) -> Value? {
        if let named = type as? any RawRepresentable.Type { return named.made(of: value) as? Value }
        return switch value {
        case let note as Notification:
            NSNotification(name: note.name, object: note.object, userInfo: note.userInfo) as? Value
        case let number as NSNumber: number.value(as: type)
        case let text as NSString: String(describing: text) as? Value
        case let text as String: NSString(string: text) as? Value
        case let value as any BinaryInteger: NSNumber(value: Int(value)).value(as: type)
        case let value as CGFloat: NSNumber(value: Double(value)).value(as: type)
        case let value as Double: NSNumber(value: value).value(as: type)
        case let value as Bool: NSNumber(value: value).value(as: type)
        case let value as any RawRepresentable: rawValue(of: value, as: type)
        default: nil
        }
    }

    private static func rawValue<Value>(of value: some RawRepresentable, as type: Value.Type) -> Value? {
        (value.rawValue as? Value) ?? Bridging.value(value.rawValue, as: type)
    }
}

extension RawRepresentable {
    /// Creates the value from its raw value, or from another value bridged to that.
    fileprivate static func made(of value: Any) -> Self? {
        ((value as? RawValue) ?? Bridging.value(value, as: RawValue.self)).flatMap(Self.init(rawValue:))
    }
}

extension NSNumber {
    fileprivate func value<Value>(as type: Value.Type) -> Value? {
        switch type {
        case is Int.Type, is Int?.Type: intValue as? Value
        case is Double.Type, is Double?.Type: doubleValue as? Value
        case is Float.Type, is Float?.Type: floatValue as? Value
        case is CGFloat.Type, is CGFloat?.Type: CGFloat(doubleValue) as? Value
        case is Bool.Type, is Bool?.Type: boolValue as? Value
        case is Int16.Type, is Int16?.Type: int16Value as? Value
        case is Int32.Type, is Int32?.Type: int32Value as? Value
        case is Int64.Type, is Int64?.Type: int64Value as? Value
        case is UInt.Type, is UInt?.Type: uintValue as? Value
        default: self as? Value
        }
    }
}
