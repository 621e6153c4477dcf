import Foundation

/// What hardly any element says of itself: closures that answer in the place of values, and values of a few systems' own.
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
    /// What an object that is no view and no element of its own was told.
    var plain = PlainAccessibility()
    /// What an object that is no view was told of its place.
    var place = AccessibilityPlace()

    private static let slot = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Those of an object, if it has any.
    static func of(_ object: AnyObject) -> AccessibilityNotes? {
        switch object {
        case let view as UIView: view.state.seldom?.accessibility
        case let element as UIAccessibilityElement: element.notes
        default: unsafe objc_getAssociatedObject(object, slot) as? AccessibilityNotes
        }
    }

    /// Those of an object, which has some from now on.
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

/// What assistive technologies are told of an object that is neither a view nor an `UIAccessibilityElement`.
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
