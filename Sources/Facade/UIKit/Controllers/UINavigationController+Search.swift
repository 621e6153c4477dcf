import Foundation

/// The heights of the parts of a navigation bar, from top to bottom, in points.
struct NavigationBarParts {
    /// The prompt above the title.
    var prompt: CGFloat = 0
    /// The row with the standard title and the buttons.
    var row: CGFloat = 0
    var largeTitle: CGFloat = 0
    var search: CGFloat = 0

    var height: CGFloat { prompt + row + largeTitle + search }

    /// Subtracts a scroll distance from the search bar if it hides, then from the large title.
    mutating func collapse(by distance: CGFloat, hidesSearch: Bool) {
        let ofSearch = hidesSearch ? min(distance, search) : 0
        search -= ofSearch
        largeTitle -= min(distance - ofSearch, largeTitle)
    }
}

extension UINavigationController {
    /// The search controller of the top controller: that of its navigation item, or an active one whose bar is in its
    /// view.
    var topSearch: UISearchController? {
        guard let top = topViewController else { return nil }
        if let search = top.navigationItem.searchController { return search }
        return runningSearch.flatMap { $0.searchBar.isDescendant(of: top.view) ? $0 : nil }
    }

    /// Lays out the search bar of the top controller, and its search results.
    func placeSearch(_ parts: NavigationBarParts) {
        let search = topSearch
        let inBar = search.flatMap { $0.isInNavigationBar ? $0 : nil }
        let isReplaced = search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
        navigationBar.isSearching = isReplaced
        if isReplaced, inBar == nil { navigationBar.isHidden = true }
        navigationBar.showDrawer(of: inBar, height: parts.search)
        search?.placeResults()
    }
}
