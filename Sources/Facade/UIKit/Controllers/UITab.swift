public import Foundation
public import LayoutSimInertness

/// A tab of a tab bar controller.
@preconcurrency @MainActor open class UITab: NSObject {
    /// The identifier of the tab.
    open private(set) var identifier: String
    /// The title of the tab.
    open var title: String { didSet { viewController?.tabBarItem.title = title } }
    /// The image of the tab.
    open var image: UIImage? { didSet { viewController?.tabBarItem.image = image } }
    /// The subtitle in a sidebar; stored only.
    @Inert(.looks) open var subtitle: String? = nil
    /// The text of the badge, or `nil` for none.
    open var badgeValue: String? { didSet { viewController?.tabBarItem.badgeValue = badgeValue } }
    /// An object of the app for the tab; stored only.
    open var userInfo: Any?
    /// Whether the tab can be selected.
    open var isEnabled = true { didSet { viewController?.tabBarItem.isEnabled = isEnabled } }
    /// Whether the tab is left out of the tab bar.
    open var isHidden = false { didSet { tabBarController?.tabsDidChange() } }
    /// Whether the user can hide the tab; stored only.
    @Inert(.behavior) open var allowsHiding = false
    /// Where the tab appears; stored only.
    @Inert(.layout) open var preferredPlacement: Placement = .automatic
    /// The tab bar controller of the tab, or `nil` in a group.
    open internal(set) weak var tabBarController: UITabBarController?
    /// The group of the tab, or `nil` for none.
    open internal(set) weak var parent: UITabGroup?
    private let provider: ((UITab) -> UIViewController)?
    /// The tab's view controller, created on first access.
    open private(set) lazy var viewController: UIViewController? = makeController()

    /// Where a tab appears.
    public enum Placement: Int, Sendable {
        case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    /// Creates a tab with a closure that returns its view controller.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }

    private func makeController() -> UIViewController? {
        guard let controller = provider?(self) else { return nil }
        let item = makeItem()
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
        controller.tabBarItem = item
        return controller
    }

    /// Creates the tab bar item of the tab.
    func makeItem() -> UITabBarItem { UITabBarItem(title: title, image: image, tag: 0) }
}

/// The tab for search.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Whether selecting the tab starts a search; stored only.
    @Inert(.behavior) open var automaticallyActivatesSearch = false
    /// Creates the tab for search with a closure that returns its view controller.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }
    public override init(
        title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"),
        identifier: String = "com.apple.UIKit.Search", viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
    override func makeItem() -> UITabBarItem { UITabBarItem(tabBarSystemItem: .search, tag: 0) }
}

/// A group of tabs, shown as one tab in a tab bar.
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// The tabs of the group.
    open var children: [UITab] { didSet { for child in children { child.parent = self } } }
    /// The tab of the group that is selected; stored only.
    @Inert(.behavior) open var selectedChild: UITab? = nil
    /// The identifier of the tab that is selected first; stored only.
    @Inert(.behavior) open var defaultChildIdentifier: String? = nil
    /// Whether the user can reorder the tabs of the group; stored only.
    @Inert(.behavior) open var allowsReordering = false
    /// The identifiers of the tabs in the order chosen by the user; stored only.
    @Inert(.behavior) open var displayOrderIdentifiers: [String] = []
    /// The navigation controller that shows the tabs of the group; stored only.
    @Inert(.behavior) open var managingNavigationController: UINavigationController? = nil
    /// The actions below the group in a sidebar; stored only.
    @Inert(.behavior) open var sidebarActions: [UIAction] = []

    /// Creates a group of tabs.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }
    /// Returns the tab of the group with an identifier, or `nil`; groups within the group are not searched.
    open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
}

extension UITabBarController {
    /// The tabs of the controller.
    public var tabs: [UITab] {
        get { ownTabs }
        set { setTabs(newValue, animated: false) }
    }
    /// Sets the tabs of the controller, without animation here.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        ownTabs = tabs
        for tab in tabs { tab.tabBarController = self }
        tabsDidChange()
    }
    /// The tab of the selected controller, or `nil` if it has none.
    public var selectedTab: UITab? {
        get { ownTabs.first { selectedViewController != nil && $0.viewController === selectedViewController } }
        set { if let controller = newValue?.viewController { selectedViewController = controller } }
    }
    /// Returns the tab with an identifier, or `nil`; groups are not searched here.
    public func tab(forIdentifier identifier: String) -> UITab? { ownTabs.first { $0.identifier == identifier } }

    /// Updates the tab bar to the tabs that are not hidden.
    func tabsDidChange() {
        setViewControllers(ownTabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: false)
    }
}
