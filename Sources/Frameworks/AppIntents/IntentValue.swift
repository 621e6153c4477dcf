// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation
import Synchronization
public import UIKit

/// What a parameter or a property of an action may be (Apple, *_IntentValue*).
public protocol _IntentValue {
    /// The type itself.
    associatedtype ValueType = Self
    /// The type without the optional around it.
    associatedtype UnwrappedType = Self
}

extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Measurement: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// The type without the optional.
    public typealias UnwrappedType = Wrapped
}
extension Array: _IntentValue where Element: _IntentValue {}

/// A file that an action gets or returns (Apple, *IntentFile*).
public struct IntentFile: Hashable, Sendable, _IntentValue {
    /// The contents.
    public let data: Data
    /// The name.
    public var filename: String

    /// Creates a file.
    public init(data: Data, filename: String) { (self.data, self.filename) = (data, filename) }
}

/// A parameter of an action (Apple, *IntentParameter*).
@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: Sendable {
    private let value: Mutex<Value?>

    /// The value; asking for one that was not set ends the process.
    public var wrappedValue: Value {
        get {
            guard let value = value.withLock({ $0 }) else { fatalError("the parameter has no value yet") }
            return value
        }
        set { value.withLock { $0 = newValue } }
    }
    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    private init(known value: Value?) { self.value = Mutex(value) }
}

extension IntentParameter {
    /// Creates a parameter without a value.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(known: Self.absent) }

    /// Creates a parameter with a value.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(known: defaultValue) }

    /// Creates a parameter with a value, whose number is within limits.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, inclusiveRange: (lowerBound: Value, upperBound: Value),
        requestValueDialog: IntentDialog? = nil
    ) { self.init(known: defaultValue ?? Self.absent) }

    /// Creates a parameter whose values a provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
    ) { self.init(known: defaultValue ?? Self.absent) }

    /// What a parameter of an optional type has before it is set.
    private static var absent: Value? {
        (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    }
}

/// A property of an entity (Apple, *EntityProperty*).
@propertyWrapper public final class EntityProperty<Value: _IntentValue & Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// The value; asking for one that was not set ends the process.
    public var wrappedValue: Value {
        get {
            guard let value = value.withLock({ $0 }) else { fatalError("the property has no value yet") }
            return value
        }
        set { value.withLock { $0 = newValue } }
    }
    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }

    /// Creates a property without a value.
    public init() {}
    /// Creates a property without a value.
    public init(title: LocalizedStringResource) {}
}

/// An object that the app provides to its actions (Apple, *AppDependency*).
@propertyWrapper public struct AppDependency<Value: Sendable>: Sendable {
    /// The object; nothing provides it before an action is performed.
    public var wrappedValue: Value { fatalError("nothing provides the object, since no action is performed here") }

    /// Creates a dependency.
    public init(key: AnyHashable? = nil) {}
}

/// What offers values for a parameter (Apple, *DynamicOptionsProvider*).
public protocol DynamicOptionsProvider: Sendable {
    /// What holds the values.
    associatedtype Result
    /// Returns the values.
    func results() async throws -> Result
}
