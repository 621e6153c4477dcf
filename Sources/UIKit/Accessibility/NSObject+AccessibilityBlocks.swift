public import Foundation

// Blocks that are called on each access and take precedence over values that were set, since iOS 17.
extension NSObjectProtocol {
    @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.isElement }
        set { AccessibilityNotes.own(of: self).isElement = newValue }
    }
    @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.label }
        set { AccessibilityNotes.own(of: self).label = newValue }
    }
    @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.value }
        set { AccessibilityNotes.own(of: self).value = newValue }
    }
    @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.hint }
        set { AccessibilityNotes.own(of: self).hint = newValue }
    }
    @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { AccessibilityNotes.of(self)?.traits }
        set { AccessibilityNotes.own(of: self).traits = newValue }
    }
    @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.identifier }
        set { AccessibilityNotes.own(of: self).identifier = newValue }
    }
    @preconcurrency @MainActor public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { AccessibilityNotes.of(self)?.headerElements }
        set { AccessibilityNotes.own(of: self).headerElements = newValue }
    }
    @preconcurrency @MainActor public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.attributedLabel }
        set { AccessibilityNotes.own(of: self).attributedLabel = newValue }
    }
    @preconcurrency @MainActor public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.attributedValue }
        set { AccessibilityNotes.own(of: self).attributedValue = newValue }
    }
    @preconcurrency @MainActor public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.attributedHint }
        set { AccessibilityNotes.own(of: self).attributedHint = newValue }
    }
    @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { AccessibilityNotes.of(self)?.language }
        set { AccessibilityNotes.own(of: self).language = newValue }
    }
    @preconcurrency @MainActor public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { AccessibilityNotes.of(self)?.textualContext }
        set { AccessibilityNotes.own(of: self).textualContext = newValue }
    }
    @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { AccessibilityNotes.of(self)?.userInputLabels }
        set { AccessibilityNotes.own(of: self).userInputLabels = newValue }
    }
    @preconcurrency @MainActor public var accessibilityAttributedUserInputLabelsBlock:
        AXAttributedStringArrayReturnBlock?
    {
        get { AccessibilityNotes.of(self)?.attributedUserInputLabels }
        set { AccessibilityNotes.own(of: self).attributedUserInputLabels = newValue }
    }
    @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.elementsHidden }
        set { AccessibilityNotes.own(of: self).elementsHidden = newValue }
    }
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.respondsToUserInteraction }
        set { AccessibilityNotes.own(of: self).respondsToUserInteraction = newValue }
    }
    @preconcurrency @MainActor public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.viewIsModal }
        set { AccessibilityNotes.own(of: self).viewIsModal = newValue }
    }
    @preconcurrency @MainActor public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.groupsChildren }
        set { AccessibilityNotes.own(of: self).groupsChildren = newValue }
    }
    @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { AccessibilityNotes.of(self)?.elements }
        set { AccessibilityNotes.own(of: self).elements = newValue }
    }
    @preconcurrency @MainActor public var automationElementsBlock: AXArrayReturnBlock? {
        get { AccessibilityNotes.of(self)?.automationElements }
        set { AccessibilityNotes.own(of: self).automationElements = newValue }
    }
    @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { AccessibilityNotes.of(self)?.containerType }
        set { AccessibilityNotes.own(of: self).containerType = newValue }
    }
    @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { AccessibilityNotes.of(self)?.activationPoint }
        set { AccessibilityNotes.own(of: self).activationPoint = newValue }
    }
    @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { AccessibilityNotes.of(self)?.frame }
        set { AccessibilityNotes.own(of: self).frame = newValue }
    }
    @preconcurrency @MainActor public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { AccessibilityNotes.of(self)?.navigationStyle }
        set { AccessibilityNotes.own(of: self).navigationStyle = newValue }
    }
    @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
        get { AccessibilityNotes.of(self)?.path }
        set { AccessibilityNotes.own(of: self).path = newValue }
    }
    @preconcurrency @MainActor public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.activate }
        set { AccessibilityNotes.own(of: self).activate = newValue }
    }
    @preconcurrency @MainActor public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { AccessibilityNotes.of(self)?.increment }
        set { AccessibilityNotes.own(of: self).increment = newValue }
    }
    @preconcurrency @MainActor public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { AccessibilityNotes.of(self)?.decrement }
        set { AccessibilityNotes.own(of: self).decrement = newValue }
    }
    @preconcurrency @MainActor public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.escape }
        set { AccessibilityNotes.own(of: self).escape = newValue }
    }
    @preconcurrency @MainActor public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { AccessibilityNotes.of(self)?.magicTap }
        set { AccessibilityNotes.own(of: self).magicTap = newValue }
    }
    @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { AccessibilityNotes.of(self)?.customActions }
        set { AccessibilityNotes.own(of: self).customActions = newValue }
    }
    @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
        get { AccessibilityNotes.of(self)?.customRotors }
        set { AccessibilityNotes.own(of: self).customRotors = newValue }
    }
}
