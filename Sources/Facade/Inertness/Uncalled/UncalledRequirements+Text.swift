extension UncalledRequirements {
    /// Delegates of text and of what lays it out.
    static let text: Table = [
        "NSLayoutManagerDelegate": [
            "layoutManager(_:didCompleteLayoutFor:atEnd:)": .behavior,
            "layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)": .layout,
            "layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)": .layout,
            "layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)": .layout,
            "layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)": .layout,
            "layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)": .layout,
            "layoutManager(_:textContainer:didChangeGeometryFrom:)": .behavior,
            "layoutManagerDidInvalidateLayout(_:)": .behavior,
        ],
        "UISearchTextFieldDelegate": [
            "searchTextField(_:didSelect:)": .behavior,
            "searchTextField(_:itemProviderForCopying:)": .behavior,
        ],
        "UITextDragDelegate": [
            "textDraggableView(_:dragSessionDidEnd:with:)": .behavior,
            "textDraggableView(_:dragSessionWillBegin:)": .behavior,
            "textDraggableView(_:itemsForDrag:)": .behavior,
        ],
        "UITextDropDelegate": [
            "textDroppableView(_:dropSessionDidEnd:)": .behavior,
            "textDroppableView(_:dropSessionDidEnter:)": .behavior,
            "textDroppableView(_:dropSessionDidExit:)": .behavior,
            "textDroppableView(_:dropSessionDidUpdate:)": .behavior,
            "textDroppableView(_:proposalForDrop:)": .behavior,
            "textDroppableView(_:willPerformDrop:)": .behavior,
        ],
        "UITextFieldDelegate": [
            "textField(_:editMenuForCharactersIn:suggestedActions:)": .behavior
        ],
        "UITextInteractionDelegate": [
            "interactionDidEnd(_:)": .behavior,
            "interactionShouldBegin(_:at:)": .behavior,
            "interactionWillBegin(_:)": .behavior,
        ],
        "UITextPasteDelegate": [
            "textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)": .behavior,
            "textPasteConfigurationSupporting(_:performPasteOf:to:)": .behavior,
            "textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)": .behavior,
            "textPasteConfigurationSupporting(_:transform:)": .behavior,
        ],
        "UITextSelectionDisplayInteractionDelegate": [
            "selectionContainerViewBelowText(for:)": .behavior
        ],
        "UITextViewDelegate": [
            "textView(_:editMenuForTextIn:suggestedActions:)": .behavior,
            "textView(_:menuConfigurationFor:defaultMenu:)": .behavior,
            "textView(_:primaryActionFor:defaultAction:)": .behavior,
            "textView(_:shouldInteractWith:in:)": .behavior,
            "textView(_:shouldInteractWith:in:interaction:)": .behavior,
        ],
    ]
}
