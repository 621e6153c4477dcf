public import Foundation

/// Shows a list and its details beside each other.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary = 0, supplementary, secondary, compact, inspector }
    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
            twoOverSecondary, twoDisplaceSecondary
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    private var columns: [Column: UIViewController] = [:]
    private var plainControllers: [UIViewController] = []
    open private(set) var style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var presentsWithGesture = true
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    open var preferredDisplayMode: DisplayMode = .automatic
    open var displayMode: DisplayMode {
        preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
    }
    open var preferredSplitBehavior: SplitBehavior = .automatic
    open var splitBehavior: SplitBehavior { .tile }
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
    open var showsSecondaryOnlyButton = false
    open var preferredPrimaryColumnWidthFraction = automaticDimension
    open var preferredPrimaryColumnWidth = automaticDimension
    open var minimumPrimaryColumnWidth = automaticDimension
    open var maximumPrimaryColumnWidth = automaticDimension
    open var primaryColumnWidth: CGFloat { preferredPrimaryColumnWidth > 0 ? preferredPrimaryColumnWidth : 320 }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension
    open var preferredSupplementaryColumnWidth = automaticDimension
    open var minimumSupplementaryColumnWidth = automaticDimension
    open var maximumSupplementaryColumnWidth = automaticDimension
    open var supplementaryColumnWidth: CGFloat { 320 }
    open var primaryEdge: PrimaryEdge = .leading
    open var primaryBackgroundStyle: BackgroundStyle = .none

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    open var viewControllers: [UIViewController] {
        get {
            style == .unspecified
                ? plainControllers : [.primary, .supplementary, .secondary].compactMap { columns[$0] }
        }
        set {
            for old in viewControllers where !newValue.contains(where: { $0 === old }) { discard(old) }
            plainControllers = newValue
            for new in newValue { adopt(new) }
            placeColumns()
        }
    }
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        if let old = columns[column], old !== vc { discard(old) }
        columns[column] = vc
        if let vc { adopt(vc) }
        placeColumns()
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func hide(_ column: Column) {}
    open func show(_ column: Column) {}
    open override func show(_ vc: UIViewController, sender: Any?) {
        (viewControllers.first as? UINavigationController)?.pushViewController(vc, animated: true)
    }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if style != .unspecified {
            setViewController(vc, for: .secondary)
        } else if let first = plainControllers.first {
            viewControllers = [first, vc]
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        placeColumns()
    }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeColumns()
    }

    private func adopt(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }
    private func discard(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
    private func placeColumns() {
        guard let view = loadedView else { return }
        let shown = viewControllers
        var x: CGFloat = 0
        for (index, controller) in shown.enumerated() {
            let isLast = index == shown.count - 1
            if isCollapsed, index > 0 { break }
            let width = isLast || isCollapsed ? view.bounds.width - x : min(primaryColumnWidth, view.bounds.width / 2)
            controller.view.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
            if controller.view.superview !== view { view.addSubview(controller.view) }
            x += width
        }
    }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    { .all }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
}
