import Foundation

/// Values for keys that UIKit classes accept without a public property, and that apps use to customize appearance.
package enum HiddenKeys {
    private static let slot = AssociatedSlot.hiddenKeys

    /// Returns the value that was set for a key; `nil` if there is none.
    package static func value(_ key: String, of object: AnyObject) -> Any? {
        (unsafe AssociatedObjects.shared.value(slot, of: object) as? [String: Any])?[key]
    }

    /// Sets the value of an object for a key.
    package static func set(_ value: Any?, _ key: String, of object: AnyObject) {
        var values = unsafe AssociatedObjects.shared.value(slot, of: object) as? [String: Any] ?? [:]
        values[key] = value
        unsafe AssociatedObjects.shared.set(values, isWeak: false, slot, of: object)
    }
}
