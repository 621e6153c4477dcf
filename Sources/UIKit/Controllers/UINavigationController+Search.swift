import Foundation

/// The heights of what a navigation bar is made of, from top to bottom, in points.
struct NavigationBarParts {
    /// The line above the title.
    var prompt: CGFloat = 0
    /// The small title and the buttons.
    var row: CGFloat = 0
    var largeTitle: CGFloat = 0
    var search: CGFloat = 0

    var height: CGFloat { prompt + row + largeTitle + search }

    /// Takes the distance that content has scrolled from the search bar if that hides, then from the large title.
    mutating func collapse(by distance: CGFloat, hidesSearch: Bool) {
        let ofSearch = hidesSearch ? min(distance, search) : 0
        search -= ofSearch
        largeTitle -= min(distance - ofSearch, largeTitle)
    }
}

extension UINavigationController {
    /// The search of the topmost controller: that of its item, or one that runs with a bar in its view.
    var topSearch: UISearchController? {
        guard let top = topViewController else { return nil }
        if let search = top.navigationItem.searchController { return search }
        return runningSearch.flatMap { $0.searchBar.isDescendant(of: top.view) ? $0 : nil }
    }

    /// Places the search bar of the topmost controller, and what is seen while it searches.
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
