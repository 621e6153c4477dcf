public import Foundation

/// A container view controller with a primary column and further columns side by side.
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

    open internal(set) var style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The controllers of the columns, as provided by the app.
    var columns = SplitColumns()
    /// The number of sidebars requested since the preference was set; `nil` for the preferred number.
    var requestedSidebars: Int?
    /// The most recently shown state, for detecting changes.
    var shownColumns = SplitArrangement.Shown()
    /// The collapsed state, while the controller is collapsed.
    var collapse: SplitCollapse?
    /// The view that dims the secondary column below overlaying sidebars.
    private(set) lazy var dimming = UIDimmingView(frame: .zero)
    private lazy var edgePan = SidebarPanRecognizer(self)

    open var presentsWithGesture = true
    open var isCollapsed: Bool { collapse != nil }
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { preferenceChanged() } }
    open var displayMode: DisplayMode { arrangement.mode }
    open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { preferenceChanged() } }
    open var splitBehavior: SplitBehavior { arrangement.behavior }
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"), primaryAction: UIAction { [weak self] _ in self?.nextMode() })
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic { didSet { arrange() } }
    open var showsSecondaryOnlyButton = false
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { arrange() } }
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
    open var primaryColumnWidth: CGFloat { arrangement.widths.primary }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { arrange() } }
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { arrange() } }
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { arrange() } }
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { arrange() } }
    open var supplementaryColumnWidth: CGFloat { arrangement.widths.supplementary }
    open var primaryEdge: PrimaryEdge = .leading { didSet { arrange() } }
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
        get { collapse.map { [$0.child] } ?? columns.controllers }
        set { replaceColumns(with: newValue) }
    }
    open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, in: column) }
    open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }
    open func hide(_ column: Column) {
        guard collapse == nil else { return hideCollapsed(column) }
        request(arrangement.sidebars(hiding: column))
    }
    open func show(_ column: Column) {
        guard collapse == nil else { return showCollapsed(column) }
        request(arrangement.sidebars(showing: column))
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
