import UIKit

/// The controller of one view of a navigation stack.
final class NavigationPage: ContainedPage {
    /// Tells the page from others of its stack.
    let id: Navigator.ID
    private weak var navigator: Navigator?
    private var isBelowLargeTitle = false
    private var search: SearchField?
    private var shownToolsLook: BarLook?
    /// Changes the environment of the views of a split view's column.
    var adaptColumn: ((inout EnvironmentValues, Navigator) -> Void)?

    init(_ id: Navigator.ID, in navigator: Navigator) {
        self.id = id
        self.navigator = navigator
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    /// What makes the views of values that are shown from this page on.
    var destinations: NavigationDestinations { preferences[NavigationDestinationsKey.self] }

    override func adapt(_ environment: inout EnvironmentValues) {
        super.adapt(&environment)
        environment.isBelowLargeTitle = isBelowLargeTitle
        if let search {
            environment.note(
                isSearching: search.controller.isActive,
                dismiss: DismissSearchAction { [weak search] in search?.controller.isActive = false })
        }
        guard let navigator else { return }
        environment.navigator = navigator
        (environment.splitColumn, environment.joinedNavigator) = (nil, nil)
        adaptColumn?(&environment, navigator)
        guard id != .root else { return }
        environment.presentation = Presentation(isPresented: true) { [weak self, weak navigator] in
            MainActor.assumeIsolated { if let self { navigator?.pop(self) } }
        }
    }

    override func take(_ preferences: PreferenceValues, _ environment: EnvironmentValues, isNew: Bool) {
        super.take(preferences, environment, isNew: isNew)
        guard isNew else { return }
        // Also for a page that is not in the stack yet.
        if navigationController == nil { showInBar(preferences, environment) }
        show(preferences[SearchFactsKey.self], environment)
        if !preferences.has(NavigationTitleKey.self), navigationItem.largeTitleDisplayMode == .automatic {
            // A bar without a title has no room for a large one.
            navigationItem.largeTitleDisplayMode = .never
        }
        (navigationController as? NavigationController)?.showBars()
        navigator?.told(by: self)
    }

    private func show(_ facts: SearchFacts, _ environment: EnvironmentValues) {
        guard facts.text != nil else {
            if search != nil { (search, navigationItem.searchController) = (nil, nil) }
            return
        }
        let field = search ?? SearchField { [weak self] in self?.hostingView?.environmentDidChange() }
        search = field
        if navigationItem.searchController !== field.controller { navigationItem.searchController = field.controller }
        if navigationItem.hidesSearchBarWhenScrolling == facts.isAlwaysShown {
            navigationItem.hidesSearchBarWhenScrolling = !facts.isAlwaysShown
        }
        field.take(facts, in: environment)
    }

    /// Whether the navigation bar is hidden: where the views say so, and above a root without title and items.
    var hidesBar: Bool {
        switch preferences[BarVisibilityKey.self][.navigationBar] {
        case .hidden?: true
        case .visible?: false
        default:
            id == .root && !preferences.has(NavigationTitleKey.self) && navigationItem.searchController == nil
                && preferences[ToolbarKey.self].allSatisfy { [.bottom, .keyboard].contains($0.place) }
        }
    }

    /// Gives the bars around the looks that the views say.
    func showLooks(of bar: UINavigationBar, _ tools: UIToolbar) {
        let looks = preferences[BarLooksKey.self]
        let style = looks[.navigationBar]?.scheme.map { UIUserInterfaceStyle($0) } ?? .unspecified
        if bar.overrideUserInterfaceStyle != style { bar.overrideUserInterfaceStyle = style }
        guard looks[.bottomBar] != shownToolsLook else { return }
        shownToolsLook = looks[.bottomBar]
        let appearance = UIToolbarAppearance()
        looks[.bottomBar]?.configure(appearance)
        tools.standardAppearance = appearance
        tools.scrollEdgeAppearance = looks[.bottomBar]?.isShown == nil ? nil : appearance
    }

    /// Whether the toolbar is shown.
    var showsTools: Bool {
        !(toolbarItems ?? []).isEmpty && preferences[BarVisibilityKey.self][.bottomBar] != .hidden
    }

    /// Notes whether a large title is right above the views.
    func note(isBelowLargeTitle: Bool) {
        guard self.isBelowLargeTitle != isBelowLargeTitle else { return }
        self.isBelowLargeTitle = isBelowLargeTitle
        hostingView?.environmentDidChange()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let scroll = view.scrollViewAtTop
        guard scroll !== contentScrollView(for: .top) else { return }
        setContentScrollView(scroll, for: .all)
        navigationController?.view.setNeedsLayout()
    }
}

extension UIView {
    /// The outermost scroll view that begins at the top of the view.
    fileprivate var scrollViewAtTop: UIScrollView? {
        var open = subviews
        while !open.isEmpty {
            let next = open.removeFirst()
            guard let scroll = next as? UIScrollView else {
                open += next.subviews
                continue
            }
            let isVertical = scroll.alwaysBounceVertical || !scroll.alwaysBounceHorizontal
            if isVertical, scroll.convert(scroll.bounds.origin, to: self).y <= 0.5 { return scroll }
        }
        return nil
    }
}
