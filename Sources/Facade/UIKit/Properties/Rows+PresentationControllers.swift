import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let presentationControllersTables = [
        uiAlertController, uiAlertAction, uiPopoverBackgroundView, uiPopoverPresentationController,
        uiPresentationController, uiSearchController, uiSheetPresentationController, uiSearchTab,
    ]

    static let uiAlertController = ObjectProperty.table(of: UIAlertController.self) {
        $0.get("actions", \.actions)
        $0.get("textFields", \.textFields)
        $0.add("preferredAction", \.preferredAction)
        $0.add("severity", \.severity)
        $0.get("preferredStyle", \.preferredStyle)
        $0.add("message", \.message)
    }
    static let uiAlertAction = ObjectProperty.table(of: UIAlertAction.self) {
        $0.get("title", \.title)
        $0.get("style", \.style)
        $0.add("enabled", \.isEnabled)
    }
    static let uiPopoverBackgroundView = ObjectProperty.table(of: UIPopoverBackgroundView.self) {
        $0.add("arrowOffset", \.arrowOffset)
        $0.add("arrowDirection", \.arrowDirection)
    }
    static let uiPopoverPresentationController = ObjectProperty.table(of: UIPopoverPresentationController.self) {
        $0.get("popoverDelegate", \.popoverDelegate)
        $0.add("permittedArrowDirections", \.permittedArrowDirections)
        $0.add("sourceView", \.sourceView)
        $0.add("sourceRect", \.sourceRect)
        $0.add("sourceItem", \.sourceItem)
        $0.add("canOverlapSourceViewRect", \.canOverlapSourceViewRect)
        $0.add("barButtonItem", \.barButtonItem)
        $0.get("arrowDirection", \.arrowDirection)
        $0.add("passthroughViews", \.passthroughViews)
        $0.add("backgroundColor", \.backgroundColor)
        $0.add("popoverLayoutMargins", \.popoverLayoutMargins)
        $0.add("popoverBackgroundViewClass", \.popoverBackgroundViewClass)
        $0.get("adaptiveSheetPresentationController", \.adaptiveSheetPresentationController)
    }
    static let uiPresentationController = ObjectProperty.table(of: UIPresentationController.self) {
        $0.get("presentedViewController", \.presentedViewController)
        $0.get("presentingViewController", \.presentingViewController)
        $0.add("delegate", \.delegate)
        $0.add("overrideTraitCollection", \.overrideTraitCollection)
        $0.get("containerView", \.containerView)
        $0.get("presentationStyle", \.presentationStyle)
        $0.get("presentedView", \.presentedView)
        $0.get("frameOfPresentedViewInContainerView", \.frameOfPresentedViewInContainerView)
        $0.get("shouldPresentInFullscreen", \.shouldPresentInFullscreen)
        $0.get("shouldRemovePresentersView", \.shouldRemovePresentersView)
        $0.get("adaptivePresentationStyle", \.adaptivePresentationStyle)
        $0.get("traitCollection", \.traitCollection)
        $0.get("preferredContentSize", \.preferredContentSize)
    }
    static let uiSearchController = ObjectProperty.table(of: UISearchController.self) {
        $0.add("searchResultsUpdater", \.searchResultsUpdater)
        $0.add("delegate", \.delegate)
        $0.add("active", \.isActive)
        $0.add("obscuresBackgroundDuringPresentation", \.obscuresBackgroundDuringPresentation)
        $0.add("dimsBackgroundDuringPresentation", \.dimsBackgroundDuringPresentation)
        $0.add("hidesNavigationBarDuringPresentation", \.hidesNavigationBarDuringPresentation)
        $0.add("automaticallyShowsCancelButton", \.automaticallyShowsCancelButton)
        $0.add("automaticallyShowsScopeBar", \.automaticallyShowsScopeBar)
        $0.add("automaticallyShowsSearchResultsController", \.automaticallyShowsSearchResultsController)
        $0.add("showsSearchResultsController", \.showsSearchResultsController)
        $0.add("scopeBarActivation", \.scopeBarActivation)
        $0.add("searchSuggestions", \.searchSuggestions)
        $0.add(
            "ignoresSearchSuggestionsForSearchBarPlacementStacked",
            \.ignoresSearchSuggestionsForSearchBarPlacementStacked)
        $0.get("searchResultsController", \.searchResultsController)
        $0.get("searchBar", \.searchBar)
        $0.get("searchBarPlacement", \.searchBarPlacement)
    }
    static let uiSheetPresentationController = ObjectProperty.table(of: UISheetPresentationController.self) {
        $0.get("sheetDelegate", \.sheetDelegate)
        $0.add("sourceView", \.sourceView)
        $0.add("prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight)
        $0.add("widthFollowsPreferredContentSizeWhenEdgeAttached", \.widthFollowsPreferredContentSizeWhenEdgeAttached)
        $0.add("prefersGrabberVisible", \.prefersGrabberVisible)
        $0.add("preferredCornerRadius", \.preferredCornerRadius)
        $0.add("detents", \.detents)
        $0.add("selectedDetentIdentifier", \.selectedDetentIdentifier)
        $0.add("largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier)
        $0.add("prefersScrollingExpandsWhenScrolledToEdge", \.prefersScrollingExpandsWhenScrolledToEdge)
        $0.add("prefersPageSizing", \.prefersPageSizing)
    }
    static let uiSearchTab = ObjectProperty.table(of: UISearchTab.self) {
        $0.add("automaticallyActivatesSearch", \.automaticallyActivatesSearch)
    }
}
