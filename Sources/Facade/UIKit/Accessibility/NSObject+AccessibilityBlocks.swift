public import Foundation
import LayoutSimInertness

// Blocks that are called on each access and take precedence over values that were set, since iOS 17.
extension NSObjectProtocol {
    /// A block that takes precedence over `isAccessibilityElement`.
    @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.isElement }
        set { AccessibilityNotes.own(of: self).isElement = newValue }
    }
    /// A block that takes precedence over `accessibilityLabel`.
    @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.label }
        set { AccessibilityNotes.own(of: self).label = newValue }
    }
    /// A block that takes precedence over `accessibilityValue`.
    @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.value }
        set { AccessibilityNotes.own(of: self).value = newValue }
    }
    /// A block that takes precedence over `accessibilityHint`.
    @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.hint }
        set { AccessibilityNotes.own(of: self).hint = newValue }
    }
    /// A block that takes precedence over `accessibilityTraits`.
    @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { AccessibilityNotes.of(self)?.traits }
        set { AccessibilityNotes.own(of: self).traits = newValue }
    }
    /// A block that takes precedence over the `accessibilityIdentifier` of a view or an accessibility element.
    @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.identifier }
        set { AccessibilityNotes.own(of: self).identifier = newValue }
    }
    /// A block that takes precedence over `accessibilityHeaderElements`.
    @preconcurrency @MainActor public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { AccessibilityNotes.of(self)?.headerElements }
        set { AccessibilityNotes.own(of: self).headerElements = newValue }
    }
    /// A block that takes precedence over the `accessibilityAttributedLabel` of a view; not called for other objects.
    @preconcurrency @MainActor public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.attributedLabel }
        set { AccessibilityNotes.own(of: self).attributedLabel = newValue }
    }
    /// A block that takes precedence over the `accessibilityAttributedValue` of a view; not called for other objects.
    @preconcurrency @MainActor public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.attributedValue }
        set { AccessibilityNotes.own(of: self).attributedValue = newValue }
    }
    /// A block that takes precedence over the `accessibilityAttributedHint` of a view; not called for other objects.
    @preconcurrency @MainActor public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.attributedHint }
        set { AccessibilityNotes.own(of: self).attributedHint = newValue }
    }
    /// A block that takes precedence over the `accessibilityLanguage` of a view; not called for other objects.
    @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.language }
        set { AccessibilityNotes.own(of: self).language = newValue }
    }
    /// A block that takes precedence over `accessibilityTextualContext`.
    @preconcurrency @MainActor public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { AccessibilityNotes.of(self)?.textualContext }
        set { AccessibilityNotes.own(of: self).textualContext = newValue }
    }
    /// A block that takes precedence over the `accessibilityUserInputLabels` of a view; not called for other objects.
    @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { AccessibilityNotes.of(self)?.userInputLabels }
        set { AccessibilityNotes.own(of: self).userInputLabels = newValue }
    }
    /// A block that takes precedence over `accessibilityAttributedUserInputLabels`.
    @preconcurrency @MainActor public var accessibilityAttributedUserInputLabelsBlock:
        AXAttributedStringArrayReturnBlock?
    {
        get { AccessibilityNotes.of(self)?.attributedUserInputLabels }
        set { AccessibilityNotes.own(of: self).attributedUserInputLabels = newValue }
    }
    /// A block that takes precedence over the `accessibilityElementsHidden` of a view; not called for other objects.
    @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.elementsHidden }
        set { AccessibilityNotes.own(of: self).elementsHidden = newValue }
    }
    /// A block that takes precedence over a view's `accessibilityRespondsToUserInteraction`; not called for other
    /// objects.
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.respondsToUserInteraction }
        set { AccessibilityNotes.own(of: self).respondsToUserInteraction = newValue }
    }
    /// A block that takes precedence over the `accessibilityViewIsModal` of a view; not called for other objects.
    @preconcurrency @MainActor public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.viewIsModal }
        set { AccessibilityNotes.own(of: self).viewIsModal = newValue }
    }
    /// A block that takes precedence over the `shouldGroupAccessibilityChildren` of a view; not called for other
    /// objects.
    @preconcurrency @MainActor public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.groupsChildren }
        set { AccessibilityNotes.own(of: self).groupsChildren = newValue }
    }
    /// A block that takes precedence over `accessibilityElements`.
    @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { AccessibilityNotes.of(self)?.elements }
        set { AccessibilityNotes.own(of: self).elements = newValue }
    }
    /// A block that takes precedence over `automationElements`.
    @preconcurrency @MainActor public var automationElementsBlock: AXArrayReturnBlock? {
        get { AccessibilityNotes.of(self)?.automationElements }
        set { AccessibilityNotes.own(of: self).automationElements = newValue }
    }
    /// A block that returns the container's type; stored only.
    @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { AccessibilityNotes.of(self)?.containerType }
        set {
            inert(.behavior, self, from: accessibilityContainerTypeBlock, to: newValue)
            AccessibilityNotes.own(of: self).containerType = newValue
        }
    }
    /// A block that takes precedence over the `accessibilityActivationPoint` of a view or an accessibility element.
    @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { AccessibilityNotes.of(self)?.activationPoint }
        set { AccessibilityNotes.own(of: self).activationPoint = newValue }
    }
    /// A block that takes precedence over `accessibilityFrame`.
    @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { AccessibilityNotes.of(self)?.frame }
        set { AccessibilityNotes.own(of: self).frame = newValue }
    }
    /// A block that takes precedence over the `accessibilityNavigationStyle` of a view; not called for other objects.
    @preconcurrency @MainActor public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { AccessibilityNotes.of(self)?.navigationStyle }
        set { AccessibilityNotes.own(of: self).navigationStyle = newValue }
    }
    /// A block that takes precedence over the `accessibilityPath` of a view; not called for other objects.
    @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
        get { AccessibilityNotes.of(self)?.path }
        set { AccessibilityNotes.own(of: self).path = newValue }
    }
    /// A block that activates the element and returns whether it did anything.
    @preconcurrency @MainActor public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.activate }
        set { AccessibilityNotes.own(of: self).activate = newValue }
    }
    /// A block that raises the value of an adjustable element.
    @preconcurrency @MainActor public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { AccessibilityNotes.of(self)?.increment }
        set { AccessibilityNotes.own(of: self).increment = newValue }
    }
    /// A block that lowers the value of an adjustable element.
    @preconcurrency @MainActor public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { AccessibilityNotes.of(self)?.decrement }
        set { AccessibilityNotes.own(of: self).decrement = newValue }
    }
    /// A block that dismisses a modal view and returns whether it did.
    @preconcurrency @MainActor public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.escape }
        set { AccessibilityNotes.own(of: self).escape = newValue }
    }
    /// A block that performs the most important action and returns whether it did.
    @preconcurrency @MainActor public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.magicTap }
        set { AccessibilityNotes.own(of: self).magicTap = newValue }
    }
    /// A block that takes precedence over `accessibilityCustomActions`.
    @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { AccessibilityNotes.of(self)?.customActions }
        set { AccessibilityNotes.own(of: self).customActions = newValue }
    }
    /// A block that takes precedence over the `accessibilityCustomRotors` of a view; not called for other objects.
    @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
        get { AccessibilityNotes.of(self)?.customRotors }
        set { AccessibilityNotes.own(of: self).customRotors = newValue }
    }
}
