import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let uiSearchBarTables = [
        uiSearchBar
    ]

    static let uiSearchBar = ObjectProperty.table(of: UISearchBar.self) {
        $0.add("delegate", \.delegate)
        $0.look("barStyle", \.barStyle, nib: .own)
        $0.add("text", \.text, nib: .filled)
        $0.add("prompt", \.prompt, nib: .filled)
        $0.add("placeholder", \.placeholder)
        $0.add("showsBookmarkButton", \.showsBookmarkButton, nib: .own)
        $0.get("searchTextField", \.searchTextField)
        $0.add("showsCancelButton", \.showsCancelButton, nib: .own)
        $0.add("showsSearchResultsButton", \.showsSearchResultsButton, nib: .own)
        $0.add("searchResultsButtonSelected", \.isSearchResultsButtonSelected)
        $0.add("lookToDictateEnabled", \.isLookToDictateEnabled)
        $0.add("enabled", \.isEnabled)
        $0.look("barTintColor", \.barTintColor, nib: .own)
        $0.look("searchBarStyle", \.searchBarStyle, nib: .own)
        $0.look("translucent", \.isTranslucent, nib: .own)
        $0.add("scopeButtonTitles", \.scopeButtonTitles, nib: .own)
        $0.add("selectedScopeButtonIndex", \.selectedScopeButtonIndex)
        $0.add("showsScopeBar", \.showsScopeBar, nib: .own)
        $0.look("backgroundImage", \.backgroundImage, nib: .own)
        $0.add("scopeBarBackgroundImage", \.scopeBarBackgroundImage)
        $0.add("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment)
        $0.add("searchTextPositionAdjustment", \.searchTextPositionAdjustment)
        $0.get("barPosition", \.barPosition)
        $0.add("autocapitalizationType", \.autocapitalizationType, nib: .own)
        $0.add("autocorrectionType", \.autocorrectionType, nib: .own)
        $0.add("spellCheckingType", \.spellCheckingType, nib: .own)
        $0.add("keyboardType", \.keyboardType, nib: .own)
        $0.look("keyboardAppearance", \.keyboardAppearance, nib: .own)
        $0.add("returnKeyType", \.returnKeyType, nib: .own)
        $0.add("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, nib: .own)
        $0.add("textContentType", \.textContentType, nib: .own)
    }
}
