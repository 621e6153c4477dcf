import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let attributesTables = [
        nsParagraphStyle, nsTextTab, nsTextList,
    ]

    static let nsParagraphStyle = ObjectProperty.table(of: NSParagraphStyle.self) {
        $0.get("lineSpacing", \.lineSpacing)
        $0.get("paragraphSpacing", \.paragraphSpacing)
        $0.get("alignment", \.alignment)
        $0.get("headIndent", \.headIndent)
        $0.get("tailIndent", \.tailIndent)
        $0.get("firstLineHeadIndent", \.firstLineHeadIndent)
        $0.get("lineBreakMode", \.lineBreakMode)
        $0.get("minimumLineHeight", \.minimumLineHeight)
        $0.get("maximumLineHeight", \.maximumLineHeight)
        $0.get("baseWritingDirection", \.baseWritingDirection)
        $0.get("lineHeightMultiple", \.lineHeightMultiple)
        $0.get("paragraphSpacingBefore", \.paragraphSpacingBefore)
        $0.get("hyphenationFactor", \.hyphenationFactor)
        $0.get("usesDefaultHyphenation", \.usesDefaultHyphenation)
        $0.get("tabStops", \.tabStops)
        $0.get("defaultTabInterval", \.defaultTabInterval)
        $0.get("textLists", \.textLists)
        $0.get("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
        $0.get("lineBreakStrategy", \.lineBreakStrategy)
    }
    static let nsTextTab = ObjectProperty.table(of: NSTextTab.self) {
        $0.get("alignment", \.alignment)
        $0.get("location", \.location)
        $0.get("options", \.options)
    }
    static let nsTextList = ObjectProperty.table(of: NSTextList.self) {
        $0.get("markerFormat", \.markerFormat)
        $0.add("startingItemNumber", \.startingItemNumber)
    }
}
