public import Foundation
public import ObjectiveC

/// Is told of the messages of an object.
public protocol RXMessageSentObserver: AnyObject {
    /// The implementation of the method before it was replaced.
    var targetImplementation: IMP { get }
    /// Is told of a message before it is performed.
    func messageSent(withArguments arguments: [Any])
    /// Is told of a message after it was performed.
    func methodInvoked(withArguments arguments: [Any])
}

/// Is told of the end of an object.
public protocol RXDeallocatingObserver: AnyObject {
    /// The implementation of the method before it was replaced.
    var targetImplementation: IMP { get }
    /// Is told that the object is going.
    func deallocating()
}

/// Why messages of an object cannot be observed.
public enum RXObjCRuntimeError: Int {
    /// No reason is known.
    case unknown = 1
    /// Another mechanism observes them.
    case objectMessagesAlreadyBeingIntercepted
    /// The object has no such method.
    case selectorNotImplemented
    /// The object is one of Core Foundation.
    case cantInterceptCoreFoundationTollFreeBridgedObjects
    /// Another mechanism changed the class at the same time.
    case threadingCollisionWithOtherInterceptionMechanism
    /// The method could not be kept.
    case savingOriginalForwardingMethodFailed
    /// The method could not be replaced.
    case replacingMethodWithForwardingImplementation
    /// The method is called too often.
    case observingPerformanceSensitiveMessages
    /// The method returns what cannot be passed on.
    case observingMessagesWithUnsupportedReturnType
}

/// The domain of errors whose codes are those of `RXObjCRuntimeError`.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
/// The key that says of such an error whether key-value observing is the other mechanism.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// Returns the selector under which an observer of messages is kept.
public func RX_selector(_ selector: Selector) -> Selector { selector }

/// Returns the key under which an observer of messages is kept.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
    unsafe SelectorKeys.key(selector.description)
}

/// Returns the implementation that stands for none.
public func RX_default_target_implementation() -> IMP { unsafe OpaquePointer(SelectorKeys.key("")) }

/// Begins to observe messages of an object: its end, and what UIKit tells controllers of their views. Others cannot be
/// observed here, since methods cannot be replaced.
public func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: inout NSError?) -> IMP? {
    if let object = target as? NSObject, ObservedSubjects.begin(selector, of: object) {
        return unsafe OpaquePointer(SelectorKeys.key("observed \(selector)"))
    }
    error = NSError(
        domain: RXObjCRuntimeErrorDomain,
        code: RXObjCRuntimeError.replacingMethodWithForwardingImplementation.rawValue)
    return nil
}
