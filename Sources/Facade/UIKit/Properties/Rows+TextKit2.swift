import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let textKit2Tables = [
        nsTextAttachmentViewProvider, nsTextElement, nsTextParagraph, nsTextContentManager, nsTextContentStorage,
        nsTextLayoutFragment, nsTextLineFragment, nsTextLayoutManager, nsTextRange, nsTextSelection,
        nsTextViewportLayoutController,
    ]

    static let nsTextAttachmentViewProvider = ObjectProperty.table(of: NSTextAttachmentViewProvider.self) {
        $0.get("textAttachment", \.textAttachment)
        $0.get("textLayoutManager", \.textLayoutManager)
        $0.get("location", \.location)
        $0.add("tracksTextAttachmentViewBounds", \.tracksTextAttachmentViewBounds)
        $0.add("view", \.view)
    }
    static let nsTextElement = ObjectProperty.table(of: NSTextElement.self) {
        $0.add("textContentManager", \.textContentManager)
        $0.add("elementRange", \.elementRange)
        $0.get("childElements", \.childElements)
        $0.get("parent", \.parent)
        $0.get("representedElement", \.isRepresentedElement)
    }
    static let nsTextParagraph = ObjectProperty.table(of: NSTextParagraph.self) {
        $0.get("attributedString", \.attributedString)
        $0.get("paragraphContentRange", \.paragraphContentRange)
        $0.get("paragraphSeparatorRange", \.paragraphSeparatorRange)
    }
    static let nsTextContentManager = ObjectProperty.table(of: NSTextContentManager.self) {
        $0.add("delegate", \.delegate)
        $0.get("textLayoutManagers", \.textLayoutManagers)
        $0.add("primaryTextLayoutManager", \.primaryTextLayoutManager)
        $0.add("automaticallySynchronizesTextLayoutManagers", \.automaticallySynchronizesTextLayoutManagers)
        $0.add("automaticallySynchronizesToBackingStore", \.automaticallySynchronizesToBackingStore)
        $0.get("hasEditingTransaction", \.hasEditingTransaction)
        $0.get("documentRange", \.documentRange)
    }
    static let nsTextContentStorage = ObjectProperty.table(of: NSTextContentStorage.self) {
        $0.add("textStorage", \.textStorage)
        $0.add("includesTextListMarkers", \.includesTextListMarkers)
        $0.add("attributedString", \.attributedString)
    }
    static let nsTextLayoutFragment = ObjectProperty.table(of: NSTextLayoutFragment.self) {
        $0.add("textLayoutManager", \.textLayoutManager)
        $0.get("textElement", \.textElement)
        $0.get("rangeInElement", \.rangeInElement)
        $0.get("layoutFragmentFrame", \.layoutFragmentFrame)
        $0.get("textLineFragments", \.textLineFragments)
        $0.get("state", \.state)
        $0.add("layoutQueue", \.layoutQueue)
        $0.get("leadingPadding", \.leadingPadding)
        $0.get("trailingPadding", \.trailingPadding)
        $0.get("topMargin", \.topMargin)
        $0.get("bottomMargin", \.bottomMargin)
        $0.get("renderingSurfaceBounds", \.renderingSurfaceBounds)
    }
    static let nsTextLineFragment = ObjectProperty.table(of: NSTextLineFragment.self) {
        $0.get("attributedString", \.attributedString)
        $0.get("characterRange", \.characterRange)
        $0.get("typographicBounds", \.typographicBounds)
        $0.get("glyphOrigin", \.glyphOrigin)
    }
    static let nsTextLayoutManager = ObjectProperty.table(of: NSTextLayoutManager.self) {
        $0.add("delegate", \.delegate)
        $0.add("usesFontLeading", \.usesFontLeading)
        $0.add("limitsLayoutForSuspiciousContents", \.limitsLayoutForSuspiciousContents)
        $0.add("usesHyphenation", \.usesHyphenation)
        $0.add("resolvesNaturalAlignmentWithBaseWritingDirection", \.resolvesNaturalAlignmentWithBaseWritingDirection)
        $0.add("layoutQueue", \.layoutQueue)
        $0.add("textSelections", \.textSelections)
        $0.get("textContentManager", \.textContentManager)
        $0.add("textContainer", \.textContainer)
        $0.add("renderingAttributesValidator", \.renderingAttributesValidator)
        $0.get("textViewportLayoutController", \.textViewportLayoutController)
        $0.get("documentRange", \.documentRange)
        $0.get("usageBoundsForTextContainer", \.usageBoundsForTextContainer)
    }
    static let nsTextRange = ObjectProperty.table(of: NSTextRange.self) {
        $0.get("location", \.location)
        $0.get("endLocation", \.endLocation)
        $0.get("empty", \.isEmpty)
    }
    static let nsTextSelection = ObjectProperty.table(of: NSTextSelection.self) {
        $0.get("textRanges", \.textRanges)
        $0.get("granularity", \.granularity)
        $0.get("affinity", \.affinity)
        $0.get("transient", \.isTransient)
        $0.add("anchorPositionOffset", \.anchorPositionOffset)
        $0.add("logical", \.isLogical)
        $0.add("typingAttributes", \.typingAttributes)
    }
    static let nsTextViewportLayoutController = ObjectProperty.table(of: NSTextViewportLayoutController.self) {
        $0.add("delegate", \.delegate)
        $0.get("textLayoutManager", \.textLayoutManager)
        $0.get("viewportBounds", \.viewportBounds)
        $0.get("viewportRange", \.viewportRange)
    }
}
