import CoreGraphics
import Foundation
import LayoutSimFoundation

// swift-format-ignore: NoLeadingUnderscores
/// Returns the members of a value that Apple's systems find by name in `AnyObject`.
///
/// Prepared sources call it in place of a cast.
public func _anyObject(_ value: Any?) -> _AnyObjectMembers { _AnyObjectMembers(value) }

// swift-format-ignore: NoLeadingUnderscores
/// The members of a value of any type, found by name.
@dynamicMemberLookup public struct _AnyObjectMembers {
    private let value: Any?

    init(_ value: Any?) { self.value = value.flatMap { Optional.unwrapped($0) } }

    /// The value of a property.
    public subscript<Value>(dynamicMember name: String) -> Value! {
        value.flatMap { _member(name, of: $0 as AnyObject) }
    }

    /// The rectangle that an `NSValue` holds.
    public var cgRectValue: CGRect! { value as? CGRect ?? (value as? NSValue)?.cgRectValue }
    /// The size that an `NSValue` holds.
    public var cgSizeValue: CGSize! { value as? CGSize ?? (value as? NSValue)?.cgSizeValue }
    /// The point that an `NSValue` holds.
    public var cgPointValue: CGPoint! { value as? CGPoint ?? (value as? NSValue)?.cgPointValue }
    /// The number, or the number that a text begins with.
    public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
    /// The number, or the number that a text begins with.
    public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
    /// The number, or the number that a text begins with.
    public var integerValue: Int! { number?.intValue ?? text?.integerValue }
    /// The number, or the number that a text begins with.
    public var intValue: Int32! { number?.int32Value ?? text?.intValue }
    /// The number as a truth value.
    public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
    /// The text of a number.
    public var stringValue: String! { number?.stringValue }
    /// The description of the value.
    public var description: String! { value.map { "\($0)" } }

    /// Returns whether another object is equal.
    public func isEqual(_ other: Any?) -> Bool { (value as? NSObject)?.isEqual(other) ?? false }

    private var number: NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Double: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let number as Bool: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        default: nil
        }
    }

    private var text: NSString? { (value as? String).map { NSString(string: $0) } ?? value as? NSString }
}

extension Optional where Wrapped == Any {
    /// Returns a value without the optionals around it.
    fileprivate static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped.flatMap(unwrapped)
    }
}

/// A value that may be missing.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}
