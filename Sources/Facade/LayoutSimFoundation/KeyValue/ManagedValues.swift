/// An object that stores the values of its `@NSManaged` properties itself.
package protocol ManagedValues: AnyObject {
    /// Returns the value of a property.
    func managedValue(forKey key: String) -> Any?
    /// Sets the value of a property.
    func setManagedValue(_ value: Any?, forKey key: String)
    /// Calls a function of a property, such as `addToItems(_:)`.
    func callManaged(_ name: String, _ arguments: [Any])
}
