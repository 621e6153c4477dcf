import Foundation
import LayoutSimDevices

/// A container view controller that shows one of several controllers above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }

    private var bar = UITabBar()
    /// The controllers that were set, if any.
    private var givenControllers: [UIViewController]?
    private var controllers: [UIViewController] { givenControllers ?? [] }
    private var index = NSNotFound
    /// The running transition of a custom animator.
    var ownTransition: ContainerTransition?
    /// The tabs that the app has set.
    var ownTabs: [UITab] = []
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var customizableViewControllers: [UIViewController]?
    open private(set) lazy var moreNavigationController = UINavigationController()
    open var mode: Mode = .automatic
    open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic
    open var bottomAccessory: UITabAccessory?
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }
    open private(set) lazy var sidebar = Sidebar()
    open var compactTabIdentifiers: [String]?
    open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The identifier for persisting customizations of the tabs; nothing is persisted here.
    open var customizationIdentifier: String?
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    open var tabBar: UITabBar { bar }

    /// Replaces the tab bar with a bar that the app provides.
    func replaceBar(_ new: UITabBar) {
        let old = bar
        bar = new
        tabItemsDidChange()
        guard old.superview != nil else { return }
        new.delegate = self
        old.superview?.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        viewIfLoaded?.setNeedsLayout()
    }

    open var viewControllers: [UIViewController]? {
        get { givenControllers }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let selected = selectedViewController
        let new = viewControllers ?? []
        for controller in controllers where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        givenControllers = viewControllers
        tabItemsDidChange()
        let kept = selected.flatMap { selected in new.firstIndex { $0 === selected } }
        select(kept ?? (new.isEmpty ? NSNotFound : 0))
    }
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(index) ? controllers[index] : nil }
        set {
            guard let newValue, let index = controllers.firstIndex(where: { $0 === newValue }) else { return }
            select(index)
        }
    }
    open var selectedIndex: Int {
        get { index }
        set { if controllers.indices.contains(newValue) { select(newValue) } }
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    open override func loadView() {
        let view = UILayoutContainerView(frame: UIScreen.main.bounds)
        self.view = view
        bar.delegate = self
        view.addSubview(bar)
        showSelected()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeViews()
    }

    /// Lays out the bar and the selected view, and sets the safe area inset that the bar adds for the selected
    /// controller.
    private func placeViews() {
        guard let view = loadedView else { return }
        let ownHeight = SimulatedDevice.current.viewport.tabBarHeight
        let height = ownHeight + view.safeAreaInsets.bottom
        let isHidden = isTabBarHidden || hidesBar
        bar.isHidden = isHidden
        bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        guard let selected = selectedViewController else { return }
        let isBelow = isHidden || selected.liesBelow(bar.isTranslucent, at: .bottom)
        var frame = view.bounds
        if !isBelow { frame.size.height -= height }
        // During a custom transition the animator sets the frame.
        if ownTransition == nil { selected.view.frame = frame }
        selected.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: isHidden || !isBelow ? 0 : ownHeight, right: 0)
    }

    /// Whether a controller pushed on the selected stack hides the bar.
    private var hidesBar: Bool {
        (selectedViewController as? UINavigationController)?.viewControllers.dropFirst()
            .contains { $0.hidesBottomBarWhenPushed } ?? false
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }) else { return }
        let controller = controllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        select(index)
        delegate?.tabBarController(self, didSelect: controller)
    }
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// Updates the bar to the items of the controllers.
    func tabItemsDidChange() {
        bar.items = controllers.compactMap(\.tabBarItem)
        if controllers.indices.contains(index) { bar.selectedItem = controllers[index].tabBarItem }
    }

    /// Selects a former controller again.
    func returnSelection(to controller: UIViewController) {
        index = controllers.firstIndex { $0 === controller } ?? NSNotFound
        bar.selectedItem = controller.tabBarItem
    }

    private func select(_ new: Int) {
        ownTransition?.endNow()
        let old = selectedViewController
        index = new
        defer { tellObservers() }
        guard isViewLoaded, old !== selectedViewController else {
            bar.selectedItem = selectedViewController?.tabBarItem
            return
        }
        showSelected(replacing: old)
    }

    override func placeChildren() { placeViews() }

    /// Shows the selected controller; the new controller gets its appearance callbacks before the old one, as in UIKit.
    private func showSelected(replacing old: UIViewController? = nil) {
        guard let view = loadedView, let selected = selectedViewController else {
            old?.viewIfLoaded?.removeFromSuperview()
            return
        }
        selected.view.frame = view.bounds
        selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bar.selectedItem = selected.tabBarItem
        if let old, let driver = driver(from: old, to: selected) { return run(driver, from: old, to: selected) }
        let isSeen = appearance == .appeared || appearance == .appearing
        driving([old, selected]) {
            if isSeen {
                selected.willAppear(false)
                old?.willDisappear(false)
            }
            view.insertSubview(selected.view, at: 0)
            placeViews()
            if appearance == .appeared {
                selected.isAppearing(false)
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            old?.viewIfLoaded?.removeFromSuperview()
            if isSeen { old?.finishAppearance() }
            if appearance == .appeared { selected.finishAppearance() }
        }
        view.setNeedsLayout()
    }
}
