public import Foundation

/// Members by name, as Objective-C's runtime answers for them.
extension NSObjectProtocol {
    /// Whether the object has a member of this name.
    public func responds(to aSelector: Selector!) -> Bool {
        (self as? any _SelectorResponder)?.responds(to: aSelector) ?? _object_responds(to: aSelector)
    }

    /// Who answers a message in the object's place.
    public func forwardingTarget(for aSelector: Selector!) -> Any? {
        (self as? any _MessageForwarder)?.forwardingTarget(for: aSelector)
    }

    /// Calls the member of this name.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { unsafe reply(to: aSelector, []) }

    /// Calls the member of this name with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        unsafe reply(to: aSelector, [object])
    }

    /// Calls the member of this name with two arguments.
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

/// Ends the process as a message does that nobody understands.
func unrecognized(_ selector: Selector, by object: AnyObject) -> Never {
    raiseInvalidArgument("-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance")
}
