public import Foundation
import LayoutSimFoundation
public import ObjectiveC

// swift-format-ignore: NoLeadingUnderscores
/// An object behind a proxy, whose members are looked up by name as the Objective-C runtime does.
@dynamicMemberLookup public protocol _ForwardedDelegate: AnyObject {}

extension NSObject: _ForwardedDelegate {}

extension _ForwardedDelegate {
    /// Returns whether the object has a method.
    @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
        if let responder = self as? any _SelectorResponder { return responder.responds(to: aSelector) }
        return (self as? NSObject)?._object_responds(to: aSelector) ?? false
    }

    /// The value of a property; `nil` if there is none.
    public subscript<Value>(dynamicMember name: String) -> Value! { _member(name, of: self) }
}
