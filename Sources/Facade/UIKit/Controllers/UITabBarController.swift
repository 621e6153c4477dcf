import Foundation
import LayoutSimDevices
public import LayoutSimInertness

/// A container view controller that shows one of several controllers above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Whether tabs are in a bar or can be in a sidebar.
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
    /// The delegate, referenced weakly.
    open weak var delegate: (any UITabBarControllerDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The controllers that the user can rearrange; stored only.
    @Inert(.behavior) open var customizableViewControllers: [UIViewController]? = nil
    /// The navigation controller for tabs that do not fit in the bar; never shown here.
    open private(set) lazy var moreNavigationController = UINavigationController()
    /// Whether tabs are in a bar or can be in a sidebar; stored only.
    @Inert(.layout) open var mode: Mode = .automatic
    /// When the tab bar becomes smaller; stored only.
    @Inert(.looks) open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic
    /// The accessory above the tab bar, or `nil` for none; stored only.
    @Inert(.layout) open var bottomAccessory: UITabAccessory? = nil
    /// Sets the accessory above the tab bar, which is stored only.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        inert(.layout, self)
        self.bottomAccessory = bottomAccessory
    }
    /// The sidebar; never shown here.
    open private(set) lazy var sidebar = Sidebar()
    /// The identifiers of the tabs in a compact width, or `nil` for all; stored only.
    @Inert(.layout) open var compactTabIdentifiers: [String]? = nil
    /// Whether the tab bar is hidden.
    open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The identifier for persisting customizations of the tabs; nothing is persisted here.
    @Inert(.service) open var customizationIdentifier: String? = nil
    /// Hides or shows the tab bar, without animation here.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    /// The tab bar.
    open var tabBar: UITabBar { bar }

    /// Replaces the tab bar with a bar that the app provides.
    func replaceBar(_ new: UITabBar) {
        let old = bar
        bar = new
        tabItemsDidChange()
        guard old.superview != nil else { return }
        new.manage(by: self)
        old.superview?.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        viewIfLoaded?.setNeedsLayout()
    }

    /// The controllers of the tabs, or `nil` if none were set; setting them is not animated.
    open var viewControllers: [UIViewController]? {
        get { givenControllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Sets the controllers of the tabs, without animation here.
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
    /// The selected controller; setting one that is not among the tabs raises an exception.
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(index) ? controllers[index] : nil }
        set {
            guard let newValue else { return }
            guard let index = controllers.firstIndex(where: { $0 === newValue }) else {
                raiseInvalidArgument(
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                        + "list of view controllers can be selected.")
            }
            select(index)
        }
    }
    /// The index of the selected controller, or `NSNotFound` for none; setting one out of range does nothing.
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
        bar.manage(by: self)
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

    /// Selects the controller of an item that the user tapped, if the delegate allows it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }) else { return }
        let controller = controllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        select(index)
        delegate?.tabBarController(self, didSelect: controller)
    }
    /// Tells the controller that the user is about to rearrange items; never called here.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Tells the controller that the user rearranges items; never called here.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Tells the controller that the user is about to end rearranging items; never called here.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Tells the controller that the user has rearranged items; never called here.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// Updates the bar to the items of the controllers.
    func tabItemsDidChange() {
        bar.managed {
            bar.items = controllers.compactMap(\.tabBarItem)
            if controllers.indices.contains(index) { bar.selectedItem = controllers[index].tabBarItem }
        }
    }

    /// Selects a former controller again.
    func returnSelection(to controller: UIViewController) {
        index = controllers.firstIndex { $0 === controller } ?? NSNotFound
        bar.managed { bar.selectedItem = controller.tabBarItem }
    }

    private func select(_ new: Int) {
        ownTransition?.endNow()
        let old = selectedViewController
        index = new
        defer { tellObservers() }
        guard isViewLoaded, old !== selectedViewController else {
            bar.managed { bar.selectedItem = selectedViewController?.tabBarItem }
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
        bar.managed { bar.selectedItem = selected.tabBarItem }
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
