public import Foundation
public import LayoutSimFoundation

// swift-format-ignore: NoLeadingUnderscores
/// An observation of a property by its key path.
open class _RXKVOObserver: NSObject, _KeyValueObserver {
    private weak var target: NSObject?
    private var retained: NSObject?
    private let keyPath: String
    private let callback: (Any?) -> Void

    /// Observes a property of an object.
    ///
    /// - Parameter callback: Is called with each new value.
    public init(
        target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
        callback: @escaping (Any?) -> Void
    ) {
        self.keyPath = keyPath
        self.callback = callback
        super.init()
        let object = target as? NSObject
        self.target = object
        retained = retainTarget ? object : nil
        unsafe object?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    /// Ends the observation.
    open func dispose() {
        target?.removeObserver(self, forKeyPath: keyPath)
        (target, retained) = (nil, nil)
    }

    /// Passes a new value on.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) { callback(change?[.newKey]) }
}
