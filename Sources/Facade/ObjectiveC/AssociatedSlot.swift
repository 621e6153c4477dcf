/// The keys of the values that the runtime itself associates with objects, at addresses that no app's key can have.
package enum AssociatedSlot {
    /// The lock of an object.
    package static let lock = UInt.max
    /// The notification observations of an observer.
    package static let observations = UInt.max - 1
    /// The delayed calls of a target.
    package static let delayedCalls = UInt.max - 2
    /// The observed properties of an object.
    package static let observedProperties = UInt.max - 3
    /// The values of keys without a public property.
    package static let hiddenKeys = UInt.max - 4
    /// The `userInfo` of a timer.
    package static let timerUserInfo = UInt.max - 5
    /// The key of a sort descriptor.
    package static let sortKey = UInt.max - 6
    /// The anchors of a view or guide.
    package static let anchors = UInt.max - 7
}
