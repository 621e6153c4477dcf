public import Foundation

/// Options for what an observation reports.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Includes the new value in changes.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Includes the old value in changes.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Reports the current value when the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Reports changes before they happen, too; has no effect here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of change; always a setting here.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A key of a change dictionary.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the change, the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of changed elements; never set here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is about to happen; never set here.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange
    /// The kind of the change; always a setting here.
    public let kind: Kind
    /// The new value; `nil` unless `new` is among the options.
    public let newValue: Value?
    /// The old value; `nil` unless `old` is among the options.
    public let oldValue: Value?
    /// The indexes of changed elements; always `nil` here.
    public let indexes: IndexSet?
    /// Whether the change is about to happen; always `false` here.
    public let isPrior: Bool
}

/// An observation that ends when this object is deallocated.
open class NSKeyValueObservation: NSObject {
    private weak var object: NSObject?
    fileprivate let observer: ObservedProperty

    fileprivate init(_ object: NSObject?, _ observer: ObservedProperty) {
        self.object = object
        self.observer = observer
    }

    /// Ends the observation.
    open func invalidate() {
        object?.observedProperties.removeAll { $0 === observer }
        object = nil
    }

    deinit { object?.observedProperties.removeAll { [observer] in $0 === observer } }
}

/// An observed property, whose value is compared with the previous one when its object reports a change.
final class ObservedProperty {
    static let slot = AssociatedSlot.observedProperties
    /// Compares the value with the previous one, and notifies the observer of a change.
    var check: () -> Void
    /// The observer and the key path, for observations by name.
    weak var observer: AnyObject?
    var key: String?
    /// The address of the observer's context.
    var context: UInt?

    init(check: @escaping () -> Void) { self.check = check }
}

extension NSObject {
    var observedProperties: [ObservedProperty] {
        get { unsafe AssociatedObjects.shared.value(ObservedProperty.slot, of: self) as? [ObservedProperty] ?? [] }
        set {
            if !newValue.isEmpty { unsafe AssociatedObjects.shared.isAnythingObserved = true }
            unsafe AssociatedObjects.shared.set(newValue, isWeak: false, ObservedProperty.slot, of: self)
        }
    }

    /// Notifies observers of the object's properties whose values changed.
    package func checkObservedProperties() {
        for property in observedProperties { property.check() }
    }

    /// Notifies observers of one of UIKit's own properties that may have changed.
    package func tellObservers() {
        if unsafe AssociatedObjects.shared.isAnythingObserved { checkObservedProperties() }
    }

    /// Does nothing here, since old values are kept for comparison.
    @_disfavoredOverload public func willChangeValue(forKey key: String) {}
    /// Tells observers of the properties whose values changed, whatever the key.
    @_disfavoredOverload public func didChangeValue(forKey key: String) { checkObservedProperties() }
}

// swift-format-ignore: NoLeadingUnderscores
/// An object whose properties are accessible and observed by key paths.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    private var observed: NSObject? { self as AnyObject as? NSObject }

    /// Does nothing here, since old values are kept for comparison.
    @_disfavoredOverload public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    /// Tells observers of the properties whose values changed, whatever the key path.
    @_disfavoredOverload public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        observed?.checkObservedProperties()
    }

    /// Observes a property, and calls the handler on changes as long as the observation exists.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        let property = ObservedProperty { [weak self] in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: keyPath])
            guard !isSame(old, new) else { return }
            last = new
            changeHandler(self, options.change(from: old, to: new))
        }
        observed?.observedProperties.append(property)
        if options.contains(.initial) {
            let value: Value? = options.contains(.new) ? last : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation(observed, property)
    }
}

extension NSKeyValueObservingOptions {
    fileprivate func change<Value>(from old: Value, to new: Value) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
            kind: .setting, newValue: contains(.new) ? new : nil, oldValue: contains(.old) ? old : nil, indexes: nil,
            isPrior: false)
    }
}

/// Returns whether two values are equal; values that are not `Equatable` are never equal.
package func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    if let one = one as? any Equatable { return isEqual(one, other) }
    return false
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { (other as? Value) == one }
