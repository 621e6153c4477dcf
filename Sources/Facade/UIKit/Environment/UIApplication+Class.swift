import Foundation

/// Key-value access to the shared application, as used in code shared with app extensions.
extension UIApplication {
    /// Returns whether the class responds to a selector, which is true only for the accessor of the shared application.
    public class func responds(to aSelector: Selector!) -> Bool { aSelector.map { isShared($0.description) } ?? false }

    /// Returns the application for `sharedApplication`.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        responds(to: aSelector) ? unsafe Unmanaged.passUnretained(shared) : nil
    }

    /// Returns the application for `sharedApplication`.
    public class func value(forKey key: String) -> Any? { isShared(key) ? shared : nil }

    /// Returns the value for a key path that begins with the shared application.
    public class func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first, let application = value(forKey: first) as? UIApplication else { return nil }
        return keys.count == 1 ? application : application.value(forKeyPath: keys[1])
    }

    private class func isShared(_ name: String) -> Bool { name == "sharedApplication" || name == "shared" }
}
