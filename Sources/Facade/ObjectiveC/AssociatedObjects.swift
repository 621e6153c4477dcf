import Foundation
import Synchronization

/// The ownership policy of an associated value; here only `OBJC_ASSOCIATION_ASSIGN` differs, which does not retain the
/// value.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Sets the associated value of an object for a key; `nil` removes it.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let slot = UInt(bitPattern: key)
    unsafe AssociatedObjects.shared.set(
        value, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN, slot, of: object as AnyObject)
}

/// Returns the associated value of an object for a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    unsafe AssociatedObjects.shared.value(UInt(bitPattern: key), of: object as AnyObject)
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    unsafe AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// The associated values of all objects. Values are released some time after their object was deallocated, when values
/// of other objects are set.
package final class AssociatedObjects {
    /// The associated values of the process.
    package nonisolated(unsafe) static let shared = AssociatedObjects()

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UInt: Value]
    }

    private struct Value {
        var strong: Any?
        weak var weak: AnyObject?
    }

    /// Whether any property was ever observed; until then, changes of properties are not reported.
    package var isAnythingObserved = false
    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries above which those of deallocated objects are removed.
    private var limit = 64

    /// Returns the value of an object in a slot.
    package func value(_ slot: UInt, of object: AnyObject) -> Any? {
        lock.lock()
        defer { lock.unlock() }
        guard let entry = entries[ObjectIdentifier(object)], entry.owner === object, let value = entry.values[slot]
        else { return nil }
        return value.strong ?? value.weak
    }

    /// Sets the value of an object in a slot; `nil` removes it.
    package func set(_ value: Any?, isWeak: Bool, _ slot: UInt, of object: AnyObject) {
        lock.lock()
        // Releasing values can run other code, so they are released after the change.
        var replaced: [Any] = []
        defer { withExtendedLifetime(replaced) { lock.unlock() } }
        let key = ObjectIdentifier(object)
        if let entry = entries[key], entry.owner !== object {
            replaced.append(entry)
            entries[key] = nil
        }
        var entry = entries.removeValue(forKey: key) ?? Entry(owner: object, values: [:])
        if let old = entry.values[slot] { replaced.append(old) }
        entry.values[slot] = value.map {
            isWeak ? Value(strong: nil, weak: $0 as AnyObject) : Value(strong: $0, weak: nil)
        }
        entries[key] = entry
        if entries.count > limit { replaced += sweep() }
    }

    func removeAll(of object: AnyObject) {
        lock.lock()
        let removed = entries.removeValue(forKey: ObjectIdentifier(object))
        lock.unlock()
        withExtendedLifetime(removed) {}
    }

    private func sweep() -> [Any] {
        let dead = entries.filter { $0.value.owner == nil }
        for key in dead.keys { entries[key] = nil }
        limit = max(64, entries.count * 2)
        return dead.values.map { $0 }
    }
}
