public import Foundation

extension NSMutableDictionary {
    /// The value of a key that is copied; `nil` removes it. A key that cannot be compared has none.
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? AnyHashable else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }

    /// Sets the value of a key that is copied; one that cannot be compared has none.
    @_disfavoredOverload public func setObject(_ anObject: Any, forKey aKey: any NSCopying) { self[aKey] = anObject }
}
