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
        $0.look("barStyle", \.barStyle)
        $0.add("text", \.text)
        $0.add("prompt", \.prompt)
        $0.add("placeholder", \.placeholder)
        $0.add("showsBookmarkButton", \.showsBookmarkButton)
        $0.get("searchTextField", \.searchTextField)
        $0.add("showsCancelButton", \.showsCancelButton)
        $0.add("showsSearchResultsButton", \.showsSearchResultsButton)
        $0.add("searchResultsButtonSelected", \.isSearchResultsButtonSelected)
        $0.add("lookToDictateEnabled", \.isLookToDictateEnabled)
        $0.add("enabled", \.isEnabled)
        $0.look("barTintColor", \.barTintColor)
        $0.look("searchBarStyle", \.searchBarStyle)
        $0.look("translucent", \.isTranslucent)
        $0.add("scopeButtonTitles", \.scopeButtonTitles, nib: .own)
        $0.add("selectedScopeButtonIndex", \.selectedScopeButtonIndex)
        $0.add("showsScopeBar", \.showsScopeBar, nib: .own)
        $0.look("backgroundImage", \.backgroundImage)
        $0.add("scopeBarBackgroundImage", \.scopeBarBackgroundImage)
        $0.add("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment)
        $0.add("searchTextPositionAdjustment", \.searchTextPositionAdjustment)
        $0.get("barPosition", \.barPosition)
        $0.add("autocapitalizationType", \.autocapitalizationType)
        $0.add("autocorrectionType", \.autocorrectionType)
        $0.add("spellCheckingType", \.spellCheckingType)
        $0.add("keyboardType", \.keyboardType)
        $0.look("keyboardAppearance", \.keyboardAppearance)
        $0.add("returnKeyType", \.returnKeyType)
        $0.add("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
        $0.add("textContentType", \.textContentType)
    }
}
