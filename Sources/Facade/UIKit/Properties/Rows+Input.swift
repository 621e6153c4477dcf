import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let inputTables = [
        uiTextInputPasswordRules, uiTextDropProposal, uiDictationPhrase, uiTextPlaceholder,
        uiTextSelectionDisplayInteraction, uiInputView, uiTextInputMode, uiTextChecker, uiInputViewController,
        uiLexicon, uiLexiconEntry, uiTextInputAssistantItem, uiTextItem, uiTextRange, uiTextSelectionRect,
    ]

    static let uiTextInputPasswordRules = ObjectProperty.table(of: UITextInputPasswordRules.self) {
        $0.get("passwordRulesDescriptor", \.passwordRulesDescriptor)
    }
    static let uiTextDropProposal = ObjectProperty.table(of: UITextDropProposal.self) {
        $0.add("dropAction", \.dropAction)
        $0.add("dropPerformer", \.dropPerformer)
        $0.add("useFastSameViewOperations", \.useFastSameViewOperations)
    }
    static let uiDictationPhrase = ObjectProperty.table(of: UIDictationPhrase.self) {
        $0.get("text", \.text)
        $0.get("alternativeInterpretations", \.alternativeInterpretations)
    }
    static let uiTextPlaceholder = ObjectProperty.table(of: UITextPlaceholder.self) {
        $0.get("rects", \.rects)
    }
    static let uiTextSelectionDisplayInteraction = ObjectProperty.table(of: UITextSelectionDisplayInteraction.self) {
        $0.add("activated", \.isActivated)
        $0.get("textInput", \.textInput)
        $0.get("delegate", \.delegate)
        $0.add("cursorView", \.cursorView)
        $0.add("highlightView", \.highlightView)
        $0.add("handleViews", \.handleViews)
        $0.get("view", \.view)
    }
    static let uiInputView = ObjectProperty.table(of: UIInputView.self) {
        $0.get("inputViewStyle", \.inputViewStyle)
        $0.add("allowsSelfSizing", \.allowsSelfSizing)
    }
    static let uiTextInputMode = ObjectProperty.table(of: UITextInputMode.self) {
        $0.get("primaryLanguage", \.primaryLanguage)
    }
    static let uiTextChecker = ObjectProperty.table(of: UITextChecker.self) {
        $0.add("ignoredWords", \.ignoredWords)
    }
    static let uiInputViewController = ObjectProperty.table(of: UIInputViewController.self) {
        $0.get("textDocumentProxy", \.textDocumentProxy)
        $0.add("primaryLanguage", \.primaryLanguage)
        $0.add("hasDictationKey", \.hasDictationKey)
        $0.get("hasFullAccess", \.hasFullAccess)
        $0.get("needsInputModeSwitchKey", \.needsInputModeSwitchKey)
    }
    static let uiLexicon = ObjectProperty.table(of: UILexicon.self) {
        $0.get("entries", \.entries)
    }
    static let uiLexiconEntry = ObjectProperty.table(of: UILexiconEntry.self) {
        $0.get("documentText", \.documentText)
        $0.get("userInput", \.userInput)
    }
    static let uiTextInputAssistantItem = ObjectProperty.table(of: UITextInputAssistantItem.self) {
        $0.add("allowsHidingShortcuts", \.allowsHidingShortcuts)
        $0.add("leadingBarButtonGroups", \.leadingBarButtonGroups)
        $0.add("trailingBarButtonGroups", \.trailingBarButtonGroups)
    }
    static let uiTextItem = ObjectProperty.table(of: UITextItem.self) {
        $0.get("content", \.content)
        $0.get("range", \.range)
    }
    static let uiTextRange = ObjectProperty.table(of: UITextRange.self) {
        $0.get("empty", \.isEmpty)
        $0.get("start", \.start)
        $0.get("end", \.end)
    }
    static let uiTextSelectionRect = ObjectProperty.table(of: UITextSelectionRect.self) {
        $0.get("rect", \.rect)
        $0.get("writingDirection", \.writingDirection)
        $0.get("containsStart", \.containsStart)
        $0.get("containsEnd", \.containsEnd)
        $0.get("vertical", \.isVertical)
    }
}
