import UIKit

/// The tabs of a tab view, and UIKit's controller that shows them.
@MainActor final class Tabs {
    /// A view with its tab.
    struct Entry {
        let key: AnyHashable
        let view: AnyView
        let facts: TabFacts
        let title: String
        let image: UIImage?
        let badge: String?
    }

    let controller: any UIViewController & TabContainer
    private var pages: [TabPage] = []
    private var selection: Binding<AnyHashable?>?
    private weak var node: ViewNode?

    init(_ node: ViewNode, isPaged: Bool) {
        self.node = node
        controller = isPaged ? PagesController() : TabsController()
        controller.chosen = { [weak self] in self?.chose($0) }
    }

    /// What the chosen view says to the views around the tabs.
    var preferences: PreferenceValues { chosenPage?.preferences ?? PreferenceValues() }

    private var chosenPage: TabPage? {
        pages.indices.contains(controller.chosenIndex) ? pages[controller.chosenIndex] : nil
    }

    /// Shows views with their tabs.
    func show(_ entries: [Entry], _ selection: Binding<AnyHashable?>?, in environment: EnvironmentValues) {
        self.selection = selection
        let known = pages
        pages = entries.map { entry in
            let page = known.first { $0.key == entry.key } ?? TabPage(entry.key, told: { [weak self] in self?.told() })
            page.tag = entry.facts.tag
            page.show(entry.view, in: environment)
            page.take(entry)
            return page
        }
        let isSame = known.elementsEqual(pages) { $0 === $1 }
        if !isSame { controller.set(pages) }
        if let selection {
            let chosen = node?.observing { selection.wrappedValue } ?? nil
            if let place = pages.firstIndex(where: { $0.tag == chosen }), place != controller.chosenIndex {
                if !controller.isChoosing { controller.choose(place) }
            } else if !pages.isEmpty, !pages.contains(where: { $0.tag == chosen }) {
                tellUnknown(chosen)
            }
        }
        // What the views say to those around, before they are laid out.
        for page in pages where page === chosenPage || page.isViewLoaded { page.refresh() }
        controller.isBarHidden = preferences[BarVisibilityKey.self][.tabBar] == .hidden
        let look = preferences[BarLooksKey.self][.tabBar]
        if controller.barLook != look { controller.barLook = look }
    }

    private func tellUnknown(_ selection: AnyHashable?) {
        LayoutFindings.tell(
            "TabView\(node?.words ?? ""): the selection \(selection.map { "\($0)" } ?? "nil") is not the tag of a tab, "
                + "and the first tab is shown")
    }

    private func chose(_ place: Int) {
        guard pages.indices.contains(place) else { return }
        if let selection, let tag = pages[place].tag { selection.wrappedValue = tag }
        node?.invalidate()
    }

    private func told() { node?.invalidate() }
}

/// A controller of UIKit that shows one of several pages.
@MainActor protocol TabContainer: AnyObject {
    /// Is called when a finger chose the page at a place.
    var chosen: (Int) -> Void { get set }
    /// The place of the page that is shown.
    var chosenIndex: Int { get }
    /// Whether a finger is choosing a page.
    var isChoosing: Bool { get }
    /// Whether the bar is hidden that shows which pages there are.
    var isBarHidden: Bool { get set }
    /// How the bar looks as the views say.
    var barLook: BarLook? { get set }
    /// Sets the pages.
    func set(_ pages: [TabPage])
    /// Shows the page at a place.
    func choose(_ place: Int)
}

/// The controller of a view with a tab.
final class TabPage: ContainedPage {
    let key: AnyHashable
    var tag: AnyHashable?
    private let told: () -> Void
    private var isRefreshing = false

    init(_ key: AnyHashable, told: @escaping () -> Void) {
        (self.key, self.told) = (key, told)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what a view says of its tab.
    func take(_ entry: Tabs.Entry) {
        guard let item = tabBarItem else { return }
        if item.title != entry.title { item.title = entry.title }
        if item.image !== entry.image, item.image?.isEqual(entry.image) != true { item.image = entry.image }
        if item.badgeValue != entry.badge { item.badgeValue = entry.badge }
        item.accessibilityIdentifier = entry.facts.identifier
        item.isEnabled = !entry.facts.isDisabled
    }

    override func refresh() {
        isRefreshing = true
        defer { isRefreshing = false }
        super.refresh()
    }

    override func take(_ preferences: PreferenceValues, _ environment: EnvironmentValues, isNew: Bool) {
        super.take(preferences, environment, isNew: isNew)
        if isNew, !isRefreshing { told() }
    }
}
