import Foundation

/// The class of the application as an object, which code asks for the application where extensions may not name it.
extension UIApplication {
    /// The value of a property of the class: `sharedApplication`.
    public static func value(forKey key: String) -> Any? { key == "sharedApplication" ? shared : nil }

    /// The value at the end of a path of properties, of which the first is one of the class.
    public static func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first, let value = value(forKey: first) else { return nil }
        return keys.count > 1 ? (value as? any KeyValueCoding)?.value(forKeyPath: keys[1]) : value
    }

    /// Whether the class has a member of this name.
    public static func responds(to aSelector: Selector!) -> Bool { aSelector?.description == "sharedApplication" }

    /// Calls the member of the class with this name.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard responds(to: aSelector) else { return nil }
        return unsafe Unmanaged.passUnretained(shared)
    }
}
