public import Foundation

/// Answers yes or no.
public typealias AXBoolReturnBlock = @MainActor () -> Bool
/// Answers with a text.
public typealias AXStringReturnBlock = @MainActor () -> String?
/// Answers with a text that says how it is spoken.
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
/// Answers with objects.
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
/// Answers with texts.
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
/// Answers with texts that say how they are spoken.
public typealias AXAttributedStringArrayReturnBlock = @MainActor () -> [NSAttributedString]?
/// Answers with what an element is.
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
/// Answers with what kind of text an element has.
public typealias AXTextualContextReturnBlock = @MainActor () -> UIAccessibilityTextualContext?
/// Answers with what kind of container an element is.
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
/// Answers with how people come to an element's parts.
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
/// Answers with a point of the screen.
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
/// Answers with a rectangle of the screen.
public typealias AXRectReturnBlock = @MainActor () -> CGRect
/// Answers with an outline on the screen.
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
/// Answers with actions.
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
/// Does something.
public typealias AXVoidReturnBlock = @MainActor () -> Void
/// Answers with what is worth saying beside the label.
public typealias AXCustomContentReturnBlock = @MainActor () -> [AXCustomContent]?
