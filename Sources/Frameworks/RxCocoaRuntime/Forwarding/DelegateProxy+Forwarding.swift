import ObjectiveC

extension _RXDelegateProxy {
    /// Sends a message to the delegate behind the proxy, and tells observers of it before and after.
    ///
    /// - Parameter selector: The name as `#selector` writes it. Of a method with one argument, observers may know the
    ///   name without it, too.
    func pass<Delegate>(_ selector: String, _ arguments: [Any], _ message: (Delegate) -> Void) {
        let bare = arguments.count == 1 && selector.hasSuffix(":") ? [String(selector.dropLast())] : []
        let names = ([selector] + bare).map { NSSelectorFromString($0) }
        for name in names { _sentMessage(name, withArguments: arguments) }
        if let delegate = _forwardToDelegate as? Delegate { message(delegate) }
        for name in names { _methodInvoked(name, withArguments: arguments) }
    }

    /// Returns the delegate behind the proxy, or another if it is none of its kind.
    func delegate<Delegate>(or other: Delegate) -> Delegate { _forwardToDelegate as? Delegate ?? other }
}
