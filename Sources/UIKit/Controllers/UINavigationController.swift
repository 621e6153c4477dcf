public import Foundation

/// A container view controller that shows the top of a stack of controllers below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none = 0, push, pop }

    var stack: [UIViewController] = [] { didSet { tellObservers() } }
    /// The running transition of a custom animator.
    var ownTransition: ContainerTransition?
    private(set) var bar: UINavigationBar
    let tools: UIToolbar
    /// An active search controller whose bar is in the view of the top controller.
    weak var runningSearch: UISearchController?
    open weak var delegate: (any UINavigationControllerDelegate)?

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = (navigationBarClass as? UINavigationBar.Type)?.init(frame: .zero) ?? UINavigationBar()
        tools = (toolbarClass as? UIToolbar.Type)?.init(frame: .zero) ?? UIToolbar()
        super.init(nibName: nil, bundle: nil)
    }

    /// The tab bar item: that of the root controller, unless this controller has its own item or title.
    open override var tabBarItem: UITabBarItem! {
        get { tabItem == nil && title == nil ? stack.first?.tabBarItem ?? super.tabBarItem : super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    public convenience init() { self.init(navigationBarClass: nil, toolbarClass: nil) }

    public init(rootViewController: UIViewController) {
        bar = UINavigationBar()
        tools = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar()
        tools = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        bar = UINavigationBar()
        tools = UIToolbar()
        super.init(coder: coder)
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        setStack(viewControllers, animated: animated)
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? {
        if let presented = presentation.presented {
            return (presented as? UINavigationController)?.visibleViewController ?? presented
        }
        return stack.last
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if stack.contains(where: { $0 === viewController }) {
            raiseInvalidArgument(
                "Pushing the same view controller instance more than once is not supported (\(viewController))")
        }
        setStack(settledStack + [viewController], animated: animated)
    }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        let stack = settledStack
        guard stack.count > 1, let last = stack.last else { return nil }
        setStack(Array(stack.dropLast()), animated: animated)
        return last
    }
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        let stack = settledStack
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            raiseInvalidArgument("Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { setStack(Array(stack[...index]), animated: animated) }
        return popped
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { setStack(stack + splitViewController.take(.secondary), animated: false) }
    open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    { splitViewController.separateDetails(from: self) }

    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if stack.contains(where: { $0 === subsequentVC }) { popToViewController(subsequentVC, animated: true) }
    }

    open var navigationBar: UINavigationBar { bar }

    /// Replaces the navigation bar with a bar that the app provides.
    func replaceBar(_ new: UINavigationBar) {
        let old = bar
        bar = new
        new.follow(stack.map(\.navigationItem))
        guard old.superview != nil else { return }
        old.superview?.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        placeViews()
    }
    open var isNavigationBarHidden = false { didSet { placeViews() } }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open var toolbar: UIToolbar! { tools }
    open var isToolbarHidden = true { didSet { placeViews() } }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = EdgePopRecognizer(self)
    open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsOnSwipe = false
    open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    open var hidesBarsWhenVerticallyCompact = false
    open var hidesBarsOnTap = false
    open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()

    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }

    open override func loadView() {
        let frame = UIScreen.main.bounds
        let view = UILayoutContainerView(frame: frame)
        view.clipsToBounds = true
        self.view = view
        view.addSubview(bar)
        view.addSubview(tools)
        if let recognizer = interactivePopGestureRecognizer { view.addGestureRecognizer(recognizer) }
        placeTop(animated: false)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeViews()
    }

    override func placeChildren() { placeViews() }

    /// Adopts the preferred content size of the top controller.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if let top = topViewController, top === container { preferredContentSize = top.preferredContentSize }
    }
}
