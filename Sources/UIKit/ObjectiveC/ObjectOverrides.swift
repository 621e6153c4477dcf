public import Foundation

// What NSObject does on Apple's systems and has no method for on Linux. Prepared classes that override it conform to these
// protocols; their `super` means the function whose name begins with `_object_`.

// swift-format-ignore: NoLeadingUnderscores
/// Says itself which members it has.
public protocol _SelectorResponder: AnyObject {
    func responds(to aSelector: Selector!) -> Bool
}

// swift-format-ignore: NoLeadingUnderscores
/// Has somebody else answer messages that it does not understand.
public protocol _MessageForwarder: AnyObject {
    func forwardingTarget(for aSelector: Selector!) -> Any?
}

// swift-format-ignore: NoLeadingUnderscores
/// Gives values for keys itself.
public protocol _KeyReader: AnyObject {
    func value(forKey key: String) -> Any?
}

// swift-format-ignore: NoLeadingUnderscores
/// Takes values for keys itself.
public protocol _KeyWriter: AnyObject {
    func setValue(_ value: Any?, forKey key: String)
}

// swift-format-ignore: NoLeadingUnderscores
/// Gives values for keys without a property.
public protocol _UndefinedKeyReader: AnyObject {
    func value(forUndefinedKey key: String) -> Any?
}

// swift-format-ignore: NoLeadingUnderscores
/// Takes values for keys without a property.
public protocol _UndefinedKeyWriter: AnyObject {
    func setValue(_ value: Any?, forUndefinedKey key: String)
}

extension NSObjectProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// Whether a table has a member of this name for the object.
    public func _object_responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(to: self) ?? false }

    // swift-format-ignore: NoLeadingUnderscores
    /// Nobody.
    public func _object_forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
