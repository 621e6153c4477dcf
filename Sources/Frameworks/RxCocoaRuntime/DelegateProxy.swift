public import Foundation
public import ObjectiveC

// swift-format-ignore: NoLeadingUnderscores
/// The base of RxCocoa's proxies of delegates, which keeps the delegate behind one.
///
/// Messages of UIKit that a proxy does not have go to that delegate, as optional requirements do in Objective-C; those
/// of other frameworks are not passed on.
open class _RXDelegateProxy: NSObject {
    // swift-format-ignore: NoLeadingUnderscores
    /// The delegate behind the proxy.
    public private(set) weak var _forwardToDelegate: (any _ForwardedDelegate)?
    private var retained: (any _ForwardedDelegate)?

    // swift-format-ignore: NoLeadingUnderscores
    /// Sets the delegate behind the proxy.
    open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
        let object = forwardToDelegate as? any _ForwardedDelegate
        _forwardToDelegate = object
        retained = retainDelegate ? object : nil
    }

    /// Returns whether the proxy has a method of its own.
    open func hasWiredImplementation(for selector: Selector) -> Bool { _object_responds(to: selector) }
    /// Returns whether a protocol of the proxy has a method without a result; every method counts as one here.
    open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }
    /// Returns whether the proxy has a method.
    open func responds(to aSelector: Selector!) -> Bool { _object_responds(to: aSelector) }

    // swift-format-ignore: NoLeadingUnderscores
    /// Is told of a message before it is passed on.
    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
    // swift-format-ignore: NoLeadingUnderscores
    /// Is told of a message after it was passed on.
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
}
