public import Foundation

// What few elements say, and of which nothing is spoken here.
extension NSObjectProtocol {
    /// What people may call the element by voice; the first is shown.
    @preconcurrency @MainActor public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            let notes = AccessibilityNotes.of(self)
            return notes?.attributedUserInputLabels?() ?? notes?.attributedInputLabels ?? []
        }
        set { AccessibilityNotes.own(of: self).attributedInputLabels = newValue ?? [] }
    }
    /// What kind of text the element has, which changes how it is spoken.
    @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get {
            let notes = AccessibilityNotes.of(self)
            return notes?.textualContext.map { $0() } ?? notes?.textualContextValue
        }
        set { AccessibilityNotes.own(of: self).textualContextValue = newValue }
    }
    /// How an element that allows direct interaction takes touches.
    @preconcurrency @MainActor public var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { AccessibilityNotes.of(self)?.directTouchOptions ?? [] }
        set { AccessibilityNotes.own(of: self).directTouchOptions = newValue }
    }
    /// The headers of the row or column that the element lies in.
    @preconcurrency @MainActor public var accessibilityHeaderElements: [Any]? {
        get {
            let notes = AccessibilityNotes.of(self)
            return notes?.headerElements.map { $0() } ?? notes?.headers
        }
        set { AccessibilityNotes.own(of: self).headers = newValue }
    }
    /// What can be dragged from the element.
    @preconcurrency @MainActor public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { AccessibilityNotes.of(self)?.dragSources }
        set { AccessibilityNotes.own(of: self).dragSources = newValue }
    }
    /// Where something can be dropped on the element.
    @preconcurrency @MainActor public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { AccessibilityNotes.of(self)?.dropPoints }
        set { AccessibilityNotes.own(of: self).dropPoints = newValue }
    }
    /// What tests of the whole app find in the element.
    @preconcurrency @MainActor public var automationElements: [Any]? {
        get {
            let notes = AccessibilityNotes.of(self)
            return notes?.automationElements.map { $0() } ?? notes?.automation
        }
        set { AccessibilityNotes.own(of: self).automation = newValue }
    }
    /// Whether the element shows more or less of itself.
    @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { AccessibilityNotes.of(self)?.expandedStatus ?? .unsupported }
        set { AccessibilityNotes.own(of: self).expandedStatus = newValue }
    }
}
