public import Foundation

/// Dynamic method calls, as in the Objective-C runtime.
extension NSObjectProtocol {
    /// Returns whether the object has a method with a selector.
    public func responds(to aSelector: Selector!) -> Bool {
        (self as? any _SelectorResponder)?.responds(to: aSelector) ?? _object_responds(to: aSelector)
    }

    /// Returns the implementation of a method; here an address that only says that there is one, and `nil` for none.
    public func method(for aSelector: Selector!) -> IMP! {
        guard responds(to: aSelector) else { return nil }
        return unsafe OpaquePointer(Unmanaged.passUnretained(self).toOpaque())
    }

    /// Returns the object to forward a message to; `nil` by default.
    public func forwardingTarget(for aSelector: Selector!) -> Any? {
        (self as? any _MessageForwarder)?.forwardingTarget(for: aSelector)
    }

    /// Calls the method with a selector.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { unsafe reply(to: aSelector, []) }

    /// Calls the method with a selector and an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        unsafe reply(to: aSelector, [object])
    }

    /// Calls the method with a selector and two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        unsafe reply(to: aSelector, [object1, object2])
    }

    private func reply(to selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        let reply = selector.send(to: self, arguments) ?? forwarded(selector, arguments)
        guard let reply else { unrecognized(selector, by: self) }
        return unsafe reply.value.map { unsafe Unmanaged.passUnretained(Autorelease.keep($0 as AnyObject)) }
    }

    private func forwarded(_ selector: Selector, _ arguments: [Any?]) -> Selector.Reply? {
        forwardingTarget(for: selector).flatMap { selector.send(to: $0 as AnyObject, arguments) }
    }
}

/// Raises the exception for an unrecognized selector, which ends the process.
package func unrecognized(_ selector: Selector, by object: AnyObject) -> Never {
    raiseInvalidArgument("-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance")
}
