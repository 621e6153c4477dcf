import Foundation
import UIKit

/// Observes a property by its name, and tells each new value with its change.
final class PropertyWatch: NSObject, _KeyValueObserver {
    /// Is told the new value and the change.
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

    /// Observes no longer.
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

    /// Whether a value is the one that is waited for, which any is if that is nil.
    static func isExpected(_ value: Any?, _ expected: Any?) -> Bool {
        guard let expected else { return true }
        return (value as AnyObject as? NSObject)?.isEqual(expected as AnyObject) ?? false
    }
}
