public import Foundation

// Methods that NSObject has on Apple's systems but not on Linux. Prepared classes that override them conform to these
// protocols; `super` calls become calls of the functions that begin with `_object_`.

// swift-format-ignore: NoLeadingUnderscores
/// An object that overrides which selectors it responds to.
public protocol _SelectorResponder: AnyObject {
    /// Returns whether the object has the member of a selector.
    func responds(to aSelector: Selector!) -> Bool
}

// swift-format-ignore: NoLeadingUnderscores
/// An object that forwards unrecognized messages.
public protocol _MessageForwarder: AnyObject {
    /// Returns the object that answers a message instead; `nil` for none.
    func forwardingTarget(for aSelector: Selector!) -> Any?
}

// swift-format-ignore: NoLeadingUnderscores
/// An object that overrides how values for keys are returned.
public protocol _KeyReader: AnyObject {
    /// Returns the value for a key.
    func value(forKey key: String) -> Any?
}

// swift-format-ignore: NoLeadingUnderscores
/// An object that overrides how values for keys are set.
public protocol _KeyWriter: AnyObject {
    /// Sets the value for a key.
    func setValue(_ value: Any?, forKey key: String)
}

// swift-format-ignore: NoLeadingUnderscores
/// An object that returns values for undefined keys.
public protocol _UndefinedKeyReader: AnyObject {
    /// Returns the value for a key without a property.
    func value(forUndefinedKey key: String) -> Any?
}

// swift-format-ignore: NoLeadingUnderscores
/// An object that accepts values for undefined keys.
public protocol _UndefinedKeyWriter: AnyObject {
    /// Sets the value for a key without a property.
    func setValue(_ value: Any?, forUndefinedKey key: String)
}

extension NSObjectProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// Returns whether the object has a member with a name in a member table.
    public func _object_responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(to: self) ?? false }

    // swift-format-ignore: NoLeadingUnderscores
    /// Returns `nil`, since messages are not forwarded by default.
    public func _object_forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
