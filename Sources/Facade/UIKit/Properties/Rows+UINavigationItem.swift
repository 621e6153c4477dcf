import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let uiNavigationItemTables = [
        uiNavigationItem
    ]

    static let uiNavigationItem = ObjectProperty.table(of: UINavigationItem.self) {
        $0.add("title", \.title, nib: .filled)
        $0.add("attributedTitle", \.attributedTitle)
        $0.add("subtitle", \.subtitle)
        $0.add("attributedSubtitle", \.attributedSubtitle)
        $0.add("subtitleView", \.subtitleView)
        $0.add("largeSubtitle", \.largeSubtitle)
        $0.add("largeAttributedSubtitle", \.largeAttributedSubtitle)
        $0.add("largeSubtitleView", \.largeSubtitleView)
        $0.add("titleView", \.titleView)
        $0.add("largeTitle", \.largeTitle)
        $0.add("prompt", \.prompt, nib: .filled)
        $0.add("backBarButtonItem", \.backBarButtonItem)
        $0.add("backButtonTitle", \.backButtonTitle)
        $0.add("backButtonDisplayMode", \.backButtonDisplayMode)
        $0.add("backAction", \.backAction)
        $0.add("hidesBackButton", \.hidesBackButton, nib: .own)
        $0.add("leftBarButtonItems", \.leftBarButtonItems)
        $0.add("rightBarButtonItems", \.rightBarButtonItems)
        $0.add("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, nib: .own)
        $0.add("leftBarButtonItem", \.leftBarButtonItem)
        $0.add("rightBarButtonItem", \.rightBarButtonItem)
        $0.add("leadingItemGroups", \.leadingItemGroups)
        $0.add("centerItemGroups", \.centerItemGroups)
        $0.add("trailingItemGroups", \.trailingItemGroups)
        $0.add("pinnedTrailingGroup", \.pinnedTrailingGroup)
        $0.add("customizationIdentifier", \.customizationIdentifier)
        $0.add("largeTitleDisplayMode", \.largeTitleDisplayMode, nib: .own)
        $0.add("searchController", \.searchController)
        $0.add("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling)
        $0.add("preferredSearchBarPlacement", \.preferredSearchBarPlacement)
        $0.get("searchBarPlacement", \.searchBarPlacement)
        $0.add("searchBarPlacementAllowsToolbarIntegration", \.searchBarPlacementAllowsToolbarIntegration)
        $0.add("searchBarPlacementAllowsExternalIntegration", \.searchBarPlacementAllowsExternalIntegration)
        $0.get("searchBarPlacementBarButtonItem", \.searchBarPlacementBarButtonItem)
        $0.add("additionalOverflowItems", \.additionalOverflowItems)
        $0.add("renameDelegate", \.renameDelegate)
        $0.add("style", \.style)
        $0.add("titleMenuProvider", \.titleMenuProvider)
        $0.add("standardAppearance", \.standardAppearance)
        $0.add("compactAppearance", \.compactAppearance)
        $0.add("scrollEdgeAppearance", \.scrollEdgeAppearance)
        $0.add("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
    }
}
