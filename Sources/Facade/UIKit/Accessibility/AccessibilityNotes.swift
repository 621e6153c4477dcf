import Foundation

/// The rarely used accessibility values of an object: blocks that take precedence over values, and values that few
/// elements have.
@MainActor final class AccessibilityNotes {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var value: AXStringReturnBlock?
    var hint: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var identifier: AXStringReturnBlock?
    var headerElements: AXArrayReturnBlock?
    var attributedLabel: AXAttributedStringReturnBlock?
    var attributedValue: AXAttributedStringReturnBlock?
    var attributedHint: AXAttributedStringReturnBlock?
    var language: AXStringReturnBlock?
    var textualContext: AXTextualContextReturnBlock?
    var userInputLabels: AXStringArrayReturnBlock?
    var attributedUserInputLabels: AXAttributedStringArrayReturnBlock?
    var elementsHidden: AXBoolReturnBlock?
    var respondsToUserInteraction: AXBoolReturnBlock?
    var viewIsModal: AXBoolReturnBlock?
    var groupsChildren: AXBoolReturnBlock?
    var elements: AXArrayReturnBlock?
    var automationElements: AXArrayReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var frame: AXRectReturnBlock?
    var navigationStyle: AXNavigationStyleReturnBlock?
    var path: AXPathReturnBlock?
    var activate: AXBoolReturnBlock?
    var increment: AXVoidReturnBlock?
    var decrement: AXVoidReturnBlock?
    var escape: AXBoolReturnBlock?
    var magicTap: AXBoolReturnBlock?
    var customActions: AXCustomActionsReturnBlock?
    var customRotors: AXArrayReturnBlock?

    var attributedInputLabels: [NSAttributedString] = []
    var textualContextValue: UIAccessibilityTextualContext?
    var directTouchOptions: UIAccessibility.DirectTouchOptions = []
    var headers: [Any]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var automation: [Any]?
    var expandedStatus = UIAccessibilityExpandedStatus.unsupported
    /// The values of an object that is neither a view nor an accessibility element.
    var plain = PlainAccessibility()
    /// The speech, place and navigation values of an object that is not a view.
    var place = AccessibilityPlace()

    private static let slot = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Returns the notes of an object, if it has any.
    static func of(_ object: AnyObject) -> AccessibilityNotes? {
        switch object {
        case let view as UIView: view.state.seldom?.accessibility
        case let element as UIAccessibilityElement: element.notes
        default: unsafe objc_getAssociatedObject(object, slot) as? AccessibilityNotes
        }
    }

    /// Returns the notes of an object, created if it has none.
    static func own(of object: AnyObject) -> AccessibilityNotes {
        if let known = of(object) { return known }
        let made = AccessibilityNotes()
        switch object {
        case let view as UIView: view.state.ownSeldom.accessibility = made
        case let element as UIAccessibilityElement: element.notes = made
        default: unsafe objc_setAssociatedObject(object, slot, made, .OBJC_ASSOCIATION_RETAIN)
        }
        return made
    }
}

/// The accessibility values of an object that is neither a view nor a `UIAccessibilityElement`.
struct PlainAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var traits = UIAccessibilityTraits.none
    var frame = CGRect.zero
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
}
