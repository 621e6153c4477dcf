public import Foundation

/// A tab of a tab bar controller.
@preconcurrency @MainActor open class UITab: NSObject {
    open private(set) var identifier: String
    open var title: String { didSet { viewController?.tabBarItem.title = title } }
    open var image: UIImage? { didSet { viewController?.tabBarItem.image = image } }
    open var subtitle: String?
    open var badgeValue: String? { didSet { viewController?.tabBarItem.badgeValue = badgeValue } }
    open var userInfo: Any?
    open var isEnabled = true { didSet { viewController?.tabBarItem.isEnabled = isEnabled } }
    open var isHidden = false { didSet { tabBarController?.tabsDidChange() } }
    open var allowsHiding = false
    open var preferredPlacement: Placement = .automatic
    open internal(set) weak var tabBarController: UITabBarController?
    open internal(set) weak var parent: UITabGroup?
    private let provider: ((UITab) -> UIViewController)?
    /// The tab's view controller, created on first access.
    open private(set) lazy var viewController: UIViewController? = makeController()

    public enum Placement: Int, Sendable {
        case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

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
    open var automaticallyActivatesSearch = false
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
    open var children: [UITab] { didSet { for child in children { child.parent = self } } }
    open var selectedChild: UITab?
    open var defaultChildIdentifier: String?
    open var allowsReordering = false
    open var displayOrderIdentifiers: [String] = []
    open var managingNavigationController: UINavigationController?
    open var sidebarActions: [UIAction] = []

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }
    open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
}

extension UITabBarController {
    /// The tabs of the controller.
    public var tabs: [UITab] {
        get { ownTabs }
        set { setTabs(newValue, animated: false) }
    }
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        ownTabs = tabs
        for tab in tabs { tab.tabBarController = self }
        tabsDidChange()
    }
    public var selectedTab: UITab? {
        get { ownTabs.first { selectedViewController != nil && $0.viewController === selectedViewController } }
        set { if let controller = newValue?.viewController { selectedViewController = controller } }
    }
    public func tab(forIdentifier identifier: String) -> UITab? { ownTabs.first { $0.identifier == identifier } }

    /// Updates the tab bar to the tabs that are not hidden.
    func tabsDidChange() {
        setViewControllers(ownTabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: false)
    }
}
