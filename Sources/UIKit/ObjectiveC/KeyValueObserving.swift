public import Foundation
import QuartzCore

/// What an observation wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation, which ends with this object.
open class NSKeyValueObservation: NSObject {
    private weak var object: NSObject?
    fileprivate let observer: ObservedProperty

    fileprivate init(_ object: NSObject, _ observer: ObservedProperty) {
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

/// A property that somebody observes: its value is compared with the last one when its object says that it changed.
final class ObservedProperty {
    static let slot = UInt.max - 3
    /// Compares the value and tells the observer.
    var check: () -> Void
    /// Of an observation by name.
    weak var observer: AnyObject?
    var key: String?
    /// The address that the observer gave.
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

    /// Tells observers of properties of this object whose values are others than before.
    package func checkObservedProperties() {
        for property in observedProperties { property.check() }
    }

    /// Tells observers of a property of UIKit's own that may have changed.
    func tellObservers() {
        if unsafe AssociatedObjects.shared.isAnythingObserved { checkObservedProperties() }
    }

    public func willChangeValue(forKey key: String) {}
    public func didChangeValue(forKey key: String) { checkObservedProperties() }
}

extension UIView {
    /// Has the view drawn with its new value, and tells who observes it.
    func shownValueDidChange() {
        setNeedsDisplay()
        tellObservers()
    }
}

extension KeyValueCoding where Self: NSObject {
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { checkObservedProperties() }

    /// Calls the handler when the property changes, as long as the observation lives.
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
        observedProperties.append(property)
        if options.contains(.initial) {
            let value: Value? = options.contains(.new) ? last : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation(self, property)
    }
}

extension NSKeyValueObservingOptions {
    fileprivate func change<Value>(from old: Value, to new: Value) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
            kind: .setting, newValue: contains(.new) ? new : nil, oldValue: contains(.old) ? old : nil, indexes: nil,
            isPrior: false)
    }
}

/// Whether two values are equal or one object; values that cannot be compared are not.
func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    if let one = one as? any Equatable { return isEqual(one, other) }
    return false
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { (other as? Value) == one }

// swift-format-ignore: NoLeadingUnderscores
/// Called in prepared sources when a `dynamic` property was set.
public func _changed(_ object: AnyObject, _ key: String) {
    (object as? CALayer)?.valueDidChange(key)
    (object as? NSObject)?.checkObservedProperties()
}

// swift-format-ignore: NoLeadingUnderscores
/// Called in prepared sources for the value of a property that the object keeps by its key; nothing and zero until it is set.
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
/// Called in prepared sources to set a property that the object keeps by its key.
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
