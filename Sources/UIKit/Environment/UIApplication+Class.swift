import Foundation

/// The application by its name, as code asks for it that is shared with app extensions.
extension UIApplication {
    /// Whether the class has a member of this name: the application that runs.
    public class func responds(to aSelector: Selector!) -> Bool { aSelector.map { isShared($0.description) } ?? false }

    /// The application, for `sharedApplication`.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        responds(to: aSelector) ? unsafe Unmanaged.passUnretained(shared) : nil
    }

    /// The application, for `sharedApplication`.
    public class func value(forKey key: String) -> Any? { isShared(key) ? shared : nil }

    /// The value behind the application at the beginning of a path of keys.
    public class func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first, let application = value(forKey: first) as? UIApplication else { return nil }
        return keys.count == 1 ? application : application.value(forKeyPath: keys[1])
    }

    private class func isShared(_ name: String) -> Bool { name == "sharedApplication" || name == "shared" }
}
