import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let elementsTables = [
        uiLabel, uiSearchTextField, uiSearchToken, uiTextFormattingViewController,
    ]

    static let uiLabel = ObjectProperty.table(of: UILabel.self) {
        $0.add("text", \.text)
        $0.add("attributedText", \.attributedText)
        $0.add("font", \.font, appearance: .labelFont)
        $0.add("textColor", \.textColor, nib: .own, appearance: .labelColor)
        $0.look("textAlignment", \.textAlignment)
        $0.look("lineBreakMode", \.lineBreakMode)
        $0.add("lineBreakStrategy", \.lineBreakStrategy)
        $0.look("numberOfLines", \.numberOfLines)
        $0.add("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
        $0.add("minimumScaleFactor", \.minimumScaleFactor)
        $0.add("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
        $0.look("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, nib: .own)
        $0.add("baselineAdjustment", \.baselineAdjustment, nib: .own)
        $0.add("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
        $0.look("highlightedTextColor", \.highlightedTextColor, nib: .named("highlightedColor"))
        $0.add("highlighted", \.isHighlighted, nib: .own)
        $0.add("enabled", \.isEnabled)
        $0.look("shadowColor", \.shadowColor, nib: .own)
        $0.look("shadowOffset", \.shadowOffset, nib: .own)
        $0.add("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated)
    }
    static let uiSearchTextField = ObjectProperty.table(of: UISearchTextField.self) {
        $0.add("tokens", \.tokens)
        $0.add("allowsDeletingTokens", \.allowsDeletingTokens)
        $0.add("allowsCopyingTokens", \.allowsCopyingTokens)
        $0.add("tokenBackgroundColor", \.tokenBackgroundColor)
        $0.get("textualRange", \.textualRange)
    }
    static let uiSearchToken = ObjectProperty.table(of: UISearchToken.self) {
        $0.add("representedObject", \.representedObject)
    }
    static let uiTextFormattingViewController = ObjectProperty.table(of: UITextFormattingViewController.self) {
        $0.add("delegate", \.delegate)
        $0.get("configuration", \.configuration)
    }
}
