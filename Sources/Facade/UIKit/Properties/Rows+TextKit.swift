import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let textKitTables = [
        nsLayoutManager, nsStringDrawingContext, nsTextAttachment, nsTextContainer, nsTextStorage,
    ]

    static let nsLayoutManager = ObjectProperty.table(of: NSLayoutManager.self) {
        $0.get("textStorage", \.textStorage)
        $0.get("textContainers", \.textContainers)
        $0.add("delegate", \.delegate)
        $0.add("usesFontLeading", \.usesFontLeading)
        $0.add("showsInvisibleCharacters", \.showsInvisibleCharacters)
        $0.add("showsControlCharacters", \.showsControlCharacters)
        $0.add("allowsNonContiguousLayout", \.allowsNonContiguousLayout)
        $0.get("hasNonContiguousLayout", \.hasNonContiguousLayout)
        $0.add("usesDefaultHyphenation", \.usesDefaultHyphenation)
        $0.add("limitsLayoutForSuspiciousContents", \.limitsLayoutForSuspiciousContents)
        $0.get("numberOfGlyphs", \.numberOfGlyphs)
        $0.get("extraLineFragmentRect", \.extraLineFragmentRect)
        $0.get("extraLineFragmentUsedRect", \.extraLineFragmentUsedRect)
        $0.get("extraLineFragmentTextContainer", \.extraLineFragmentTextContainer)
    }
    static let nsStringDrawingContext = ObjectProperty.table(of: NSStringDrawingContext.self) {
        $0.add("minimumScaleFactor", \.minimumScaleFactor)
        $0.get("actualScaleFactor", \.actualScaleFactor)
        $0.get("totalBounds", \.totalBounds)
    }
    static let nsTextAttachment = ObjectProperty.table(of: NSTextAttachment.self) {
        $0.add("image", \.image)
        $0.add("bounds", \.bounds)
        $0.add("contents", \.contents)
        $0.add("fileType", \.fileType)
        $0.add("lineLayoutPadding", \.lineLayoutPadding)
        $0.add("allowsTextAttachmentView", \.allowsTextAttachmentView)
        $0.get("usesTextAttachmentView", \.usesTextAttachmentView)
    }
    static let nsTextContainer = ObjectProperty.table(of: NSTextContainer.self) {
        $0.add("layoutManager", \.layoutManager)
        $0.get("textLayoutManager", \.textLayoutManager)
        $0.add("size", \.size)
        $0.add("exclusionPaths", \.exclusionPaths)
        $0.add("lineBreakMode", \.lineBreakMode)
        $0.add("lineFragmentPadding", \.lineFragmentPadding)
        $0.add("maximumNumberOfLines", \.maximumNumberOfLines)
        $0.add("widthTracksTextView", \.widthTracksTextView)
        $0.add("heightTracksTextView", \.heightTracksTextView)
        $0.get("simpleRectangular", \.isSimpleRectangular)
    }
    static let nsTextStorage = ObjectProperty.table(of: NSTextStorage.self) {
        $0.add("delegate", \.delegate)
        $0.get("editedMask", \.editedMask)
        $0.get("editedRange", \.editedRange)
        $0.get("changeInLength", \.changeInLength)
        $0.get("layoutManagers", \.layoutManagers)
        $0.get("fixesAttributesLazily", \.fixesAttributesLazily)
    }
}
