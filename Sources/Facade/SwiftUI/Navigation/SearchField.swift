import UIKit

/// UIKit's search controller as a page of a navigation stack shows it.
@MainActor final class SearchField: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    let controller = UISearchController(searchResultsController: nil)
    private var facts = SearchFacts()
    /// Is called when a search begins or ends.
    private let changed: () -> Void

    init(changed: @escaping () -> Void) {
        self.changed = changed
        super.init()
        controller.obscuresBackgroundDuringPresentation = false
        controller.searchResultsUpdater = self
        controller.delegate = self
        controller.searchBar.delegate = self
    }

    /// Brings the field up to date with what views say.
    func take(_ facts: SearchFacts, in environment: EnvironmentValues) {
        self.facts = facts
        let bar = controller.searchBar
        let text = facts.text?.wrappedValue ?? ""
        if (bar.text ?? "") != text { bar.text = text }
        let prompt = facts.prompt?.words(in: environment)
        if let prompt, bar.placeholder != prompt { bar.placeholder = prompt }
        let titles = facts.scopes.map(\.title)
        if (bar.scopeButtonTitles ?? []) != titles { bar.scopeButtonTitles = titles }
        if let scope = facts.scope?.wrappedValue, !titles.isEmpty, bar.selectedScopeButtonIndex != scope {
            bar.selectedScopeButtonIndex = scope
        }
        controller.scopeBarActivation = facts.activation?.activation ?? .automatic
        if let isPresented = facts.isPresented?.wrappedValue, isPresented != controller.isActive {
            controller.isActive = isPresented
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        if let known = facts.text, known.wrappedValue != text { known.wrappedValue = text }
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        facts.scope?.wrappedValue = selectedScope
    }

    func didPresentSearchController(_ searchController: UISearchController) { note(isActive: true) }
    func didDismissSearchController(_ searchController: UISearchController) { note(isActive: false) }

    private func note(isActive: Bool) {
        if facts.isPresented?.wrappedValue == !isActive { facts.isPresented?.wrappedValue = isActive }
        changed()
    }
}

extension SearchScopeActivation {
    /// What UIKit calls it.
    fileprivate var activation: UISearchController.ScopeBarActivation {
        switch self {
        case .onTextEntry: .onTextEntry
        case .onSearchPresentation: .onSearchActivation
        default: .automatic
        }
    }
}
