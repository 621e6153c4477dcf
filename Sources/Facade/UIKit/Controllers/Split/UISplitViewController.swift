public import Foundation
public import LayoutSimInertness
import LayoutSimUIKitArithmetic

/// A container view controller with a primary column and further columns side by side.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The number of columns; unspecified for the classic style with two controllers.
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
    /// A column of a split view controller; an inspector is kept but not shown here.
    public enum Column: Int, Sendable { case primary = 0, supplementary, secondary, compact, inspector }
    /// Which columns are visible, and how sidebars share the width with the secondary column.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
            twoOverSecondary, twoDisplaceSecondary
        /// The former name of `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The former name of `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The former name of `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    /// Whether sidebars are beside the secondary column, above it, or push it aside.
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
    /// The edge at which the primary column is.
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    /// Whether the button that changes the display mode is visible.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
    /// The value of a width that the split view controller is to choose itself.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// The number of columns.
    open internal(set) var style: Style
    /// The delegate, referenced weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The controllers of the columns, as provided by the app.
    var columns = SplitColumns()
    /// The number of sidebars requested since the preference was set; `nil` for the preferred number.
    var requestedSidebars: Int?
    /// The most recently shown state, for detecting changes.
    var shownColumns = ShownColumns()
    /// The collapsed state, while the controller is collapsed.
    var collapse: SplitCollapse?
    /// The view that dims the secondary column below overlaying sidebars.
    private(set) lazy var dimming = UIDimmingView(frame: .zero)
    private lazy var edgePan = SidebarPanRecognizer(self)

    /// Whether a swipe from the edge and a button show the sidebar.
    open var presentsWithGesture = true
    /// Whether the columns are shown as one, as in a compact width.
    open var isCollapsed: Bool { collapse != nil }
    /// The display mode to use, or `.automatic` for one that suits the size.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { preferenceChanged() } }
    /// The display mode in use.
    open var displayMode: DisplayMode { arrangement.mode }
    /// The split behavior to use, or `.automatic` for one that suits the size.
    open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { preferenceChanged() } }
    /// The split behavior in use.
    open var splitBehavior: SplitBehavior { SplitBehavior(arrangement.behavior) }
    /// The button that changes the display mode.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"), primaryAction: UIAction { [weak self] _ in self?.nextMode() })
    /// Whether the button that changes the display mode is visible; `.always` has the effect of `.automatic` here.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic { didSet { arrange() } }
    /// Whether a button shows the secondary column alone; stored only.
    @Inert(.looks) open var showsSecondaryOnlyButton = false
    /// The width of the primary column as a fraction of the whole, used if no width in points is preferred.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { arrange() } }
    /// The preferred width of the primary column in points, 320 by default; at most half of the whole is used.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// The minimum width of the primary column, in points.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// The maximum width of the primary column, in points.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// The width of the primary column, in points, even while it is hidden.
    open var primaryColumnWidth: CGFloat { arrangement.widths.primary }
    /// The width of the supplementary column as a fraction of the whole, used if no width in points is preferred.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { arrange() } }
    /// The preferred width of the supplementary column in points, 320 by default; at most half of the whole is used.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// The minimum width of the supplementary column, in points.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// The maximum width of the supplementary column, in points.
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { arrange() } }
    /// The width of the supplementary column, in points, even while it is hidden.
    open var supplementaryColumnWidth: CGFloat { arrangement.widths.supplementary }
    /// The edge at which the primary column is; it follows the layout direction.
    open var primaryEdge: PrimaryEdge = .leading { didSet { arrange() } }
    /// The background of the primary column; stored only.
    @Inert(.looks) open var primaryBackgroundStyle: BackgroundStyle = .none

    /// Creates a split view controller with a number of columns.
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

    /// The controllers of the columns from the primary one on, or the one that is shown while collapsed.
    open var viewControllers: [UIViewController] {
        get { collapse.map { [$0.child] } ?? columns.controllers }
        set { replaceColumns(with: newValue) }
    }
    /// Sets the controller of a column; except in the compact one, column styles wrap it in a navigation controller.
    open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, in: column) }
    /// Returns the controller that was set for a column, without a navigation controller around it.
    open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }
    /// Hides a column.
    open func hide(_ column: Column) {
        guard collapse == nil else { return hideCollapsed(column) }
        request(column.inArrangement.map(arrangement.sidebars(hiding:)) ?? arrangement.sidebars)
    }
    /// Shows a column.
    open func show(_ column: Column) {
        guard collapse == nil else { return showCollapsed(column) }
        request(column.inArrangement.map(arrangement.sidebars(showing:)) ?? arrangement.sidebars)
    }
    open override func show(_ vc: UIViewController, sender: Any?) {
        if style == .unspecified, delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        (columns.primary?.held as? UINavigationController)?.pushViewController(vc, animated: true)
    }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if style == .unspecified, delegate?.splitViewController(self, showDetail: vc, sender: sender) == true {
            return
        }
        replaceDetail(with: vc)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        dimming.tapped = { [weak self] in self?.hideSidebars() }
        view.addGestureRecognizer(edgePan)
    }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    /// Gives sidebars a compact horizontal size class; the secondary column inherits its traits.
    open override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        let given = super.overrideTraitCollection(forChild: childViewController)
        let isSidebar = [columns.primary, columns.supplementary].contains { $0?.held === childViewController }
        guard collapse == nil, isSidebar else { return given }
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        return given.map { UITraitCollection(traitsFrom: [compact, $0]) } ?? compact
    }

    override func placeChildren() { arrange() }

    private func preferenceChanged() {
        requestedSidebars = nil
        arrange()
    }
}

/// The screen-edge pan gesture that shows sidebars.
@MainActor private final class SidebarPanRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var split: UISplitViewController?

    init(_ split: UISplitViewController) {
        self.split = split
        super.init(target: nil, action: nil)
        edges = .left
    }

    override func sendActions() {
        super.sendActions()
        if state == .began { split?.edgePanned() }
    }
}
