public import Foundation
import LayoutSimFoundation
public import ObjectiveC

// swift-format-ignore: NoLeadingUnderscores
/// An object behind a proxy.
public protocol _ForwardedDelegate: AnyObject {}

extension NSObject: _ForwardedDelegate {}

extension _ForwardedDelegate {
    /// Returns whether the object has a method.
    @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
        if let responder = self as? any _SelectorResponder { return responder.responds(to: aSelector) }
        return (self as? NSObject)?._object_responds(to: aSelector) ?? false
    }
}
