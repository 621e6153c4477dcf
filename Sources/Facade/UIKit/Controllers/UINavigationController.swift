public import Foundation
public import LayoutSimInertness

/// A container view controller that shows the top of a stack of controllers below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// Whether a change of the stack pushes or pops.
    public enum Operation: Int, Sendable { case none = 0, push, pop }

    var stack: [UIViewController] = [] { didSet { tellObservers() } }
    /// The height of the bar's row, in points; `nil` for the device's.
    package var rowHeight: CGFloat? { didSet { if rowHeight != oldValue { viewIfLoaded?.setNeedsLayout() } } }
    /// Whether the safe area of the content stays as it is when a large title collapses above it.
    package var keepsInsetsUnderTitle = false
    /// The running transition of a custom animator.
    var ownTransition: ContainerTransition?
    private(set) var bar: UINavigationBar
    let tools: UIToolbar
    /// An active search controller whose bar is in the view of the top controller.
    weak var runningSearch: UISearchController?
    /// The delegate, referenced weakly.
    open weak var delegate: (any UINavigationControllerDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }

    /// Creates a navigation controller with bars of custom classes, or `nil` for the standard ones.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = (navigationBarClass as? UINavigationBar.Type).map { _made($0, frame: .zero) } ?? UINavigationBar()
        tools = (toolbarClass as? UIToolbar.Type).map { _made($0, frame: .zero) } ?? UIToolbar()
        super.init(nibName: nil, bundle: nil)
    }

    /// The tab bar item: that of the root controller, unless this controller has its own item or title.
    open override var tabBarItem: UITabBarItem! {
        get { tabItem == nil && title == nil ? stack.first?.tabBarItem ?? super.tabBarItem : super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// Creates a navigation controller with an empty stack.
    public convenience init() { self.init(navigationBarClass: nil, toolbarClass: nil) }

    /// Creates a navigation controller with the controller at the bottom of its stack.
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

    /// The stack of controllers, the root first; setting it is not animated.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Replaces the stack of controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        checkStack(viewControllers)
        setStack(viewControllers, animated: animated)
    }
    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that is visible: the one presented over the stack, or the top of the stack.
    open var visibleViewController: UIViewController? {
        if let presented = presentation.presented {
            return (presented as? UINavigationController)?.visibleViewController ?? presented
        }
        return stack.last
    }
    /// Pushes a controller; one that is on the stack already raises an exception.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        checkPush(of: viewController)
        setStack(settledStack + [viewController], animated: animated)
    }
    /// Pops the top controller and returns it, or `nil` if it is the root.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        let stack = settledStack
        guard stack.count > 1, let last = stack.last else { return nil }
        setStack(Array(stack.dropLast()), animated: animated)
        return last
    }
    /// Pops to a controller and returns those popped; one that is not on the stack raises an exception.
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
    /// Pops to the root and returns the controllers popped, or `nil` if the stack is empty.
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

    /// The navigation bar.
    open var navigationBar: UINavigationBar { bar }

    /// Replaces the navigation bar with a bar that the app provides.
    func replaceBar(_ new: UINavigationBar) {
        let old = bar
        bar = new
        new.manager = self
        new.follow(stack.map(\.navigationItem))
        guard old.superview != nil else { return }
        old.superview?.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        placeViews()
    }
    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden = false { didSet { placeViews() } }
    /// Hides or shows the navigation bar, without animation here.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// The toolbar, which shows the toolbar items of the top controller.
    open var toolbar: UIToolbar! { tools }
    /// Whether the toolbar is hidden; `true` by default.
    open var isToolbarHidden = true { didSet { placeViews() } }
    /// Hides or shows the toolbar, without animation here.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// The recognizer of the swipe from the edge that pops the top controller.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = EdgePopRecognizer(self)
    /// The recognizer of a swipe on the content that pops the top controller; not in use here.
    open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
    /// Whether the bars are hidden while the keyboard is visible; stored only.
    @Inert(.layout) open var hidesBarsWhenKeyboardAppears = false
    /// Whether a swipe on the content hides the bars; stored only.
    @Inert(.layout) open var hidesBarsOnSwipe = false
    /// The recognizer of the swipe that hides the bars; not in use here.
    open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    /// Whether the navigation bar and the toolbar hide when the height becomes compact, until it is regular again.
    open var hidesBarsWhenVerticallyCompact = false { didSet { placeViews() } }
    /// Whether the toolbar was hidden before the height became compact; `nil` unless the bars are hidden for that.
    var isToolbarHiddenInRegularHeight: Bool?
    /// Whether a tap on the content hides the bars; stored only.
    @Inert(.layout) open var hidesBarsOnTap = false
    /// The recognizer of the tap that hides the bars; not in use here.
    open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()

    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }

    open override func loadView() {
        let frame = UIScreen.main.bounds
        let view = UILayoutContainerView(frame: frame)
        view.clipsToBounds = true
        self.view = view
        bar.manager = self
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
