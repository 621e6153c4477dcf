import Foundation
import UIKit

/// An observer of a property by key path, which reports each new value and its change.
final class PropertyWatch: NSObject, _KeyValueObserver {
    /// The closure to call with the new value and the change.
    var tell: ((Any?, [AnyHashable: Any]) -> Void)?
    private let object: NSObject?
    private let keyPath: String

    init(_ object: Any, _ keyPath: String) {
        self.object = object as? NSObject
        self.keyPath = keyPath
    }

    func begin(initially: Bool) {
        let options: NSKeyValueObservingOptions = initially ? [.new, .old, .initial] : [.new, .old]
        unsafe object?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    /// Stops observing.
    func end() {
        tell = nil
        object?.removeObserver(self, forKeyPath: keyPath)
    }

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let named = (change ?? [:]).map { (AnyHashable($0.key), $0.value) }
        tell?(change?[.newKey], Dictionary(uniqueKeysWithValues: named))
    }

    /// Returns whether a value equals the expected value, or `true` if the expected value is `nil`.
    static func isExpected(_ value: Any?, _ expected: Any?) -> Bool {
        guard let expected else { return true }
        return (value as AnyObject as? NSObject)?.isEqual(expected as AnyObject) ?? false
    }
}
