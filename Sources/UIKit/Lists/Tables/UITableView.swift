// Longer than 300 lines, because overridable members must be declared in the class body.
public import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

/// A view that shows rows in sections.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }

    var data = ListCounts()
    var geometry: TableGeometry?
    /// Whether the delegate provided the height of a row, or an estimate, since the geometry was computed.
    var delegateKnowsHeights = false
    var measuredHeights: [TableElement: CGFloat] = [:]
    var rows: [IndexPath: UITableViewCell] = [:]
    var bands: [TableElement: UIView] = [:]
    /// Headers and footers of the delegate that are not shown yet.
    var unseenBands: [TableElement: UIView] = [:]
    var rowPool: [String: [UITableViewCell]] = [:]
    var bandPool: [String: [UITableViewHeaderFooterView]] = [:]
    var registrations: [String: ListRegistration] = [:]
    /// The static rows of a storyboard, if the table has them.
    var staticSections: [StaticSection]?
    var selection: [IndexPath] = []
    /// The swiped row, whose actions are visible.
    var rowSwipe: RowSwipe?
    lazy var rowSwipeRecognizer: UIGestureRecognizer = RowSwipeRecognizer(self)
    /// The row that is being moved interactively.
    var rowMove: RowMove?
    /// The section index.
    var sectionIndex: UITableViewIndex?
    /// Whether the section index titles were loaded.
    var knowsIndex = false
    var prefetching = ListPrefetching()
    /// The row that is being touched.
    var touchedRow: IndexPath?
    var updateDepth = 0
    var updates = TableUpdates()
    var isPlacing = false
    var needsPlacing = true
    /// A diffable data source, which is retained as long as the view.
    var sourceOwner: AnyObject?
    private let kind: Style

    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    public init(frame: CGRect, style: Style) {
        kind = style
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) {
        kind = Style(interfaceBuilderName: (coder as? NibCoder)?.object?["style"])
        super.init(coder: coder)
    }
    override func setUpDefaults() {
        super.setUpDefaults()
        alwaysBounceVertical = true
        backgroundColor = kind == .plain ? .systemBackground : .systemGroupedBackground
    }

    open var style: Style { kind }
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { forgetData() } } }
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            invalidateGeometry()
        }
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate != nil, dragRecognizer.view == nil { addGestureRecognizer(dragRecognizer) } }
    }
    private lazy var dragRecognizer = DragRecognizer { [weak self] point in
        self.flatMap { TableDragSource($0, at: point) }
    }
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var dragInteractionEnabled = true
    open var isPrefetchingEnabled = true
    open var hasActiveDrag: Bool { dragRecognizer.isDragging }
    open internal(set) var hasActiveDrop = false
    /// Placeholder rows for dropped data that is still loading.
    var placeholders = ListPlaceholders<UITableViewPlaceholder>()
    open var hasUncommittedUpdates: Bool { updateDepth > 0 || !placeholders.isEmpty }
    open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled
    open var rowHeight: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    open var fillerRowHeight: CGFloat = automaticDimension
    open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: CGFloat(metrics.sideMargin), bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { setNeedsLayout() } }
    open var separatorColor: UIColor? =
        _iOS(13) ? .separator : UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
    { didSet { setNeedsLayout() } }
    open var separatorEffect: UIVisualEffect?
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { forgetIndex() } }
    open var sectionIndexColor: UIColor? { didSet { forgetIndex() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { forgetIndex() } }
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        self.editing = editing
        editingChanged(animated: animated)
    }
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    // MARK: Registration and reuse

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registrations["cell \(identifier)"] = nib.map { .nib($0) }
    }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registrations["cell \(identifier)"] = cellClass.map { .views(of: $0, kind: UITableViewCell.self) }
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registrations["band \(identifier)"] = nib.map { .nib($0) }
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registrations["band \(identifier)"] = aClass.map { .views(of: $0, kind: UITableViewHeaderFooterView.self) }
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueRow(identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueRow(identifier) else {
            raise(
                "NSInternalInconsistencyException",
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        return cell
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueBand(identifier)
    }

    // MARK: Data

    open func reloadData() {
        forgetData()
        // Updates from here on are relative to these counts.
        if dataSource != nil { _ = counts }
    }
    private func forgetData() {
        closeRowSwipe()
        data = ListCounts()
        placeholders = ListPlaceholders()
        measuredHeights = [:]
        recycleAll()
        knowsIndex = false
        selection = []
        invalidateGeometry()
    }
    open func reloadSectionIndexTitles() { reloadIndex() }
    open var numberOfSections: Int { counts.count }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        bands[.header(section)] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        bands[.footer(section)] as? UITableViewHeaderFooterView
    }
    open func numberOfRows(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }
    open func beginUpdates() { updateDepth += 1 }
    open func endUpdates() {
        updateDepth = max(0, updateDepth - 1)
        if updateDepth == 0 { commitUpdates() }
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        ListMotion.end(in: self, completion.map { completion in { completion(true) } })
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections += Array(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections += Array(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.hasReloadedSections = $0.hasReloadedSections || !sections.isEmpty }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change {
            $0.deletedSections.append(section)
            $0.insertedSections.append(newSection)
        }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows += indexPaths }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedRows += indexPaths }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows += indexPaths.map { ($0, animation) } }
    }
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        for path in indexPaths where rows[path] != nil { reconfigure(path) }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change {
            $0.deletedRows.append(indexPath)
            $0.insertedRows.append(newIndexPath)
        }
    }

    // MARK: Geometry

    open func rect(forSection section: Int) -> CGRect { validGeometry.rect(ofSection: section) }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { validGeometry.frame(of: .row(indexPath)) ?? .zero }
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section), section, \.minY) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section), section, \.maxY) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { validGeometry.row(at: point.y) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.value === cell }?.key }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { validGeometry.rows(from: rect.minY, to: rect.maxY) }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        placeIfNeeded()
        return rows[indexPath]
    }
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { rows[$0] } }
    open var indexPathsForVisibleRows: [IndexPath]? {
        placeIfNeeded()
        return rows.keys.sorted()
    }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: rectForRow(at: indexPath), at: scrollPosition)
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let allowsMany = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if !allowsMany || indexPath == nil { for old in selection { deselectRow(at: old, animated: animated) } }
        guard let indexPath else { return }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        rows[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        rows[indexPath]?.setSelected(false, animated: animated)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    open override var contentSize: CGSize {
        get {
            placeIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
    open override func touchesShouldCancel(in view: UIView) -> Bool { true }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchRow(touches.first) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !leaveRow(touches.first, selecting: true) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !leaveRow(touches.first, selecting: false) { super.touchesCancelled(touches, with: event) }
    }
}
