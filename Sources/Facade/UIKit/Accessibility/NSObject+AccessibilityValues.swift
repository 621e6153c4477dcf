public import Foundation

// Rarely used properties, none of which is spoken here.
extension NSObjectProtocol {
    /// The labels by which users can refer to the element by voice, the primary one first.
    @preconcurrency @MainActor public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            let notes = AccessibilityNotes.of(self)
            return notes?.attributedUserInputLabels?() ?? notes?.attributedInputLabels ?? []
        }
        set { AccessibilityNotes.own(of: self).attributedInputLabels = newValue ?? [] }
    }
    /// The textual context, which affects how the text is spoken.
    @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get {
            let notes = AccessibilityNotes.of(self)
            return notes?.textualContext.map { $0() } ?? notes?.textualContextValue
        }
        set { AccessibilityNotes.own(of: self).textualContextValue = newValue }
    }
    /// The options for touches on an element that allows direct interaction.
    @preconcurrency @MainActor public var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { AccessibilityNotes.of(self)?.directTouchOptions ?? [] }
        set { AccessibilityNotes.own(of: self).directTouchOptions = newValue }
    }
    /// The header elements of the element's row or column.
    @preconcurrency @MainActor public var accessibilityHeaderElements: [Any]? {
        get {
            let notes = AccessibilityNotes.of(self)
            return notes?.headerElements.map { $0() } ?? notes?.headers
        }
        set { AccessibilityNotes.own(of: self).headers = newValue }
    }
    /// The descriptors of drag sources in the element.
    @preconcurrency @MainActor public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { AccessibilityNotes.of(self)?.dragSources }
        set { AccessibilityNotes.own(of: self).dragSources = newValue }
    }
    /// The descriptors of drop points on the element.
    @preconcurrency @MainActor public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { AccessibilityNotes.of(self)?.dropPoints }
        set { AccessibilityNotes.own(of: self).dropPoints = newValue }
    }
    /// The elements that UI tests find in this one.
    @preconcurrency @MainActor public var automationElements: [Any]? {
        get {
            let notes = AccessibilityNotes.of(self)
            return notes?.automationElements.map { $0() } ?? notes?.automation
        }
        set { AccessibilityNotes.own(of: self).automation = newValue }
    }
    /// Whether the element is expanded or collapsed.
    @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { AccessibilityNotes.of(self)?.expandedStatus ?? .unsupported }
        set { AccessibilityNotes.own(of: self).expandedStatus = newValue }
    }
}
