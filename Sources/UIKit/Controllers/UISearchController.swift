public import Foundation
import LayoutSimText

/// A view controller that shows the results of a search.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    public enum ScopeBarActivation: Int, Sendable { case automatic = 0, manual, onTextEntry, onSearchActivation }

    private let bar = UISearchBar()
    private let results: UIViewController?
    /// The navigation item that shows the search bar.
    weak var item: UINavigationItem?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var isActive = false {
        didSet { if isActive != oldValue { isActive ? presentSearch() : dismissSearch() } }
    }
    open var obscuresBackgroundDuringPresentation = true
    open var dimsBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false { didSet { placeResults() } }
    open var scopeBarActivation: ScopeBarActivation = .automatic
    open var searchSuggestions: [any UISearchSuggestion]?
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    open var searchResultsController: UIViewController? { results }
    open var searchBar: UISearchBar { bar }
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        takeBar()
    }
    public convenience init() { self.init(searchResultsController: nil) }
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        takeBar()
    }

    open override func loadView() { view = UISearchControllerView(self) }

    private func takeBar() {
        bar.controller = self
        bar.placeholder = SystemText.search.shown
        bar.sizeToFit()
        bar.textDidChangeHandler = { [weak self] in
            guard let self else { return }
            if showsScopesWithText { bar.showsScopeBar = !(bar.text ?? "").isEmpty }
            searchResultsUpdater?.updateSearchResults(for: self)
            placeResults()
        }
        bar.scopeDidChangeHandler = { [weak self] in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }

    /// Whether the search controller shows and hides the scope bar as the search begins and ends.
    private var showsScopesWhileSearching: Bool {
        switch scopeBarActivation {
        case .automatic: automaticallyShowsScopeBar
        case .onSearchActivation: true
        case .manual, .onTextEntry: false
        }
    }

    /// Whether the scope bar is visible while there is text.
    private var showsScopesWithText: Bool { isActive && scopeBarActivation == .onTextEntry }

    private func presentSearch() {
        delegate?.presentSearchController(self)
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        if showsScopesWhileSearching { bar.showsScopeBar = true }
        enter()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
    }

    private func dismissSearch() {
        delegate?.willDismissSearchController(self)
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        if scopeBarActivation == .onTextEntry || showsScopesWhileSearching { bar.showsScopeBar = false }
        bar.searchTextField.text = ""
        _ = bar.resignFirstResponder()
        leave()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
