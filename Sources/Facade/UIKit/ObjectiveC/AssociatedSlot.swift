/// The keys of the values that the runtime itself associates with objects, at addresses that no app's key can have.
enum AssociatedSlot {
    /// The lock of an object.
    static let lock = UInt.max
    /// The notification observations of an observer.
    static let observations = UInt.max - 1
    /// The delayed calls of a target.
    static let delayedCalls = UInt.max - 2
    /// The observed properties of an object.
    static let observedProperties = UInt.max - 3
    /// The values of keys without a public property.
    static let hiddenKeys = UInt.max - 4
    /// The `userInfo` of a timer.
    static let timerUserInfo = UInt.max - 5
}
