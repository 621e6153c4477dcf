import Foundation

/// The view below the search bar of an active search controller, with the results or the dimmed content.
@MainActor final class UISearchControllerView: UIView {
    private let dimming = UIDimmingView()

    init(_ search: UISearchController) {
        super.init(frame: .zero)
        dimming.tapped = { [weak search] in search?.isActive = false }
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }

    /// Lays out the results view, if any, over content that is dimmed or not.
    func show(_ results: UIView?, isDimmed: Bool) {
        isHidden = results == nil && !isDimmed
        dimming.isHidden = !isDimmed
        dimming.frame = bounds
        results?.frame = bounds
    }

    /// Leaves touches to the content where there are neither results nor a dimmed background.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UISearchController {
    /// Whether the search bar belongs to a navigation item.
    var isInNavigationBar: Bool { item?.searchController === self }

    /// The navigation controller that shows the search bar, or that contains the view with the search bar.
    private var stack: UINavigationController? {
        let view: UIView? = isInNavigationBar ? item?.bar : searchBar
        return view?.controllerAround(UINavigationController.self)
    }

    /// Updates the layout for a new height of the search bar; a bar outside a navigation bar is sized to fit.
    func barHeightChanged() {
        if isInNavigationBar { stack?.placeViews() } else { searchBar.sizeToFit() }
        placeResults()
    }

    /// Adds the results view below the bar, where it is hidden until there is search text.
    func enter() {
        let stack = stack
        if !isInNavigationBar { stack?.runningSearch = self }
        guard let host = stack?.viewIfLoaded ?? searchBar.window else { return }
        if let bar = stack?.navigationBar { host.insertSubview(view, belowSubview: bar) } else { host.addSubview(view) }
        stack?.placeViews()
        showResults(true)
        updateResults()
    }

    /// Removes the results view.
    func leave() {
        showResults(false)
        viewIfLoaded?.removeFromSuperview()
        let stack = stack
        stack?.revealBar()
        stack?.runningSearch = nil
        stack?.placeViews()
        stack?.viewIfLoaded?.setNeedsLayout()
    }

    /// Lays out the results view below the bar.
    func placeResults() {
        guard isActive, let view = viewIfLoaded as? UISearchControllerView, let host = view.superview else { return }
        let top = isInNavigationBar ? 0 : searchBar.convert(searchBar.bounds, to: host).maxY
        view.frame = host.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        containerInsets.top = isInNavigationBar ? stack?.barHeight ?? 0 : 0
        let results = searchResultsController?.viewIfLoaded
        view.show(results, isDimmed: obscuresBackgroundDuringPresentation && results?.isHidden ?? true)
    }

    /// Shows the results if there is search text or the app requests them, and hides them otherwise; the updater may
    /// decide otherwise until the text changes.
    func updateResults() {
        guard isActive else { return }
        let isSearching = !(searchBar.text ?? "").isEmpty && automaticallyShowsSearchResultsController
        searchResultsController?.view.isHidden = !isSearching && !showsSearchResultsController
        placeResults()
    }

    private func showResults(_ isShown: Bool) {
        guard let results = searchResultsController, isShown != (results.parent === self) else { return }
        if isShown {
            addChild(results)
            results.beginAppearanceTransition(true, animated: false)
            view.addSubview(results.view)
            results.endAppearanceTransition()
            results.didMove(toParent: self)
        } else {
            results.willMove(toParent: nil)
            results.beginAppearanceTransition(false, animated: false)
            results.viewIfLoaded?.removeFromSuperview()
            results.endAppearanceTransition()
            results.removeFromParent()
        }
    }
}
