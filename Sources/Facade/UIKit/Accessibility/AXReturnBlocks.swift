public import Foundation

/// A block that returns a Boolean value.
public typealias AXBoolReturnBlock = @MainActor () -> Bool
/// A block that returns a string.
public typealias AXStringReturnBlock = @MainActor () -> String?
/// A block that returns an attributed string with speech attributes.
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
/// A block that returns an array of objects.
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
/// A block that returns an array of strings.
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
/// A block that returns an array of attributed strings with speech attributes.
public typealias AXAttributedStringArrayReturnBlock = @MainActor () -> [NSAttributedString]?
/// A block that returns accessibility traits.
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
/// A block that returns a textual context.
public typealias AXTextualContextReturnBlock = @MainActor () -> UIAccessibilityTextualContext?
/// A block that returns a container type.
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
/// A block that returns a navigation style.
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
/// A block that returns a point in screen coordinates.
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
/// A block that returns a rectangle in screen coordinates.
public typealias AXRectReturnBlock = @MainActor () -> CGRect
/// A block that returns a path in screen coordinates.
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
/// A block that returns custom actions.
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
/// A block that performs an action.
public typealias AXVoidReturnBlock = @MainActor () -> Void
/// A block that returns custom content.
public typealias AXCustomContentReturnBlock = @MainActor () -> [AXCustomContent]?
