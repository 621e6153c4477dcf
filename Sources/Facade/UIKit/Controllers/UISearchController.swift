public import Foundation
import LayoutSimText
public import LayoutSimInertness

/// A view controller that shows the results of a search.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// When the scope bar appears.
    public enum ScopeBarActivation: Int, Sendable { case automatic = 0, manual, onTextEntry, onSearchActivation }

    private let bar = UISearchBar()
    private let results: UIViewController?
    /// The navigation item that shows the search bar.
    weak var item: UINavigationItem?
    /// The object that updates the results when the text or the scope changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
        didSet { tellUncalled(of: searchResultsUpdater, by: self) }
    }
    /// The delegate, referenced weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether a search is going on; setting it starts or ends the search.
    open var isActive = false {
        didSet { if isActive != oldValue { isActive ? presentSearch() : dismissSearch() } }
    }
    /// Whether the content is dimmed until there are results.
    open var obscuresBackgroundDuringPresentation = true
    /// The former name of `obscuresBackgroundDuringPresentation`; stored only.
    @Inert(.looks) open var dimsBackgroundDuringPresentation = true
    /// Whether the navigation bar gives way to the search bar during a search.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the cancel button appears during a search.
    open var automaticallyShowsCancelButton = true
    /// Whether the scope bar appears during a search, if its activation is automatic.
    open var automaticallyShowsScopeBar = true
    /// Whether the results appear when text is entered.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are shown even without text.
    open var showsSearchResultsController = false { didSet { updateResults() } }
    /// When the scope bar appears.
    open var scopeBarActivation: ScopeBarActivation = .automatic
    /// The suggestions for the search; stored only.
    @Inert(.looks) open var searchSuggestions: [any UISearchSuggestion]? = nil
    /// Whether suggestions are not shown with a stacked search bar; stored only.
    @Inert(.looks) open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    /// The controller that shows the results, or `nil` if the content shows them itself.
    open var searchResultsController: UIViewController? { results }
    /// The search bar.
    open var searchBar: UISearchBar { bar }
    /// The placement of the search bar; always stacked here.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    /// Creates a search controller with a controller for the results, or `nil` if the content shows them itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        takeBar()
    }
    /// Creates a search controller whose results the content shows itself.
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
            updateResults()
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
        placeResults()
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

/// The methods for updating the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Updates the results for the text and the scope of the search bar.
    func updateSearchResults(for searchController: UISearchController)
    /// Updates the results for a suggestion that the user chose; never called here.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// The methods for responding to the start and the end of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that a search is about to start.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that a search has started.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that a search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Tells the delegate that a search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Lets the delegate present the search controller; the search starts here in any case.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
