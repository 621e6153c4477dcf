// Longer than 300 lines, because overridable members must be declared in the class body.
public import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree
public import LayoutSimInertness
import LayoutSimUIKitArithmetic

/// A view that shows rows in sections.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// How a table arranges its sections.
    public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }

    /// The number of rows in each section; `nil` before the data source is asked.
    var knownCounts: [Int]?
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
    package var rowSwipe: RowSwipe?
    lazy var rowSwipeRecognizer: UIGestureRecognizer = RowSwipeRecognizer(self)
    /// The row that is being moved interactively.
    var rowMove: ListMove?
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

    /// The height that leaves the choice to the table or to the contents of a row.
    public static let automaticDimension: CGFloat = -1
    /// The title of the section index that stands for the search field above the rows.
    public static let indexSearch = "{search}"
    /// The name of the notification about changes of the selection; never posted here.
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    /// Creates a table with a frame in the superview and a style.
    public init(frame: CGRect, style: Style) {
        kind = style
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) {
        kind = Style(interfaceBuilderName: (coder as? NibCoder)?.object?.option("style"))
        super.init(coder: coder)
    }
    override func setUpDefaults() {
        super.setUpDefaults()
        alwaysBounceVertical = true
        backgroundColor = kind == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// The style, which is set when the table is created.
    open var style: Style { kind }
    /// The data source; a new one reloads the data.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { forgetData() } } }
    /// The delegate, which is also that of the scroll view.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            tellUncalled(of: delegate, by: self)
            scrollDelegate = delegate
            invalidateGeometry()
        }
    }
    /// The data source that prepares the data of rows before they are shown.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// The delegate that lets the user drag rows; `nil` for no dragging.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet {
            tellUncalled(of: dragDelegate, by: self)
            if dragDelegate != nil, dragRecognizer.view == nil { addGestureRecognizer(dragRecognizer) }
        }
    }
    private lazy var dragRecognizer = DragRecognizer { [weak self] point in
        self.flatMap { ListDragSource($0, at: point) }
    }
    /// The delegate that takes dropped data; `nil` for no drops.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { tellUncalled(of: dropDelegate, by: self) } }
    /// Whether rows can be dragged.
    open var dragInteractionEnabled = true
    /// Whether the prefetching data source is called.
    open var isPrefetchingEnabled = true
    /// Whether a row of the table is being dragged.
    open var hasActiveDrag: Bool { dragRecognizer.isDragging }
    /// Whether a drag is over the table.
    open internal(set) var hasActiveDrop = false
    /// Placeholder rows for dropped data that is still loading.
    var placeholders = ListPlaceholders<UITableViewPlaceholder>()
    /// Whether a batch update is running or a placeholder stands for dropped data.
    open var hasUncommittedUpdates: Bool { updateDepth > 0 || !placeholders.isEmpty }
    /// Whether cells that change their size are laid out again; stored only.
    @Inert(.layout) open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled
    /// The height of rows in points, unless the delegate gives others; negative for rows that size themselves.
    open var rowHeight: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    /// The height of section headers in points, unless the delegate gives others; negative for those that size
    /// themselves.
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    /// The height of section footers in points, unless the delegate gives others; negative for those that size
    /// themselves.
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    /// The height assumed for rows that were not measured yet, in points; 44 if the value is not positive.
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    /// The estimated height of section headers; stored only.
    @Inert(.behavior) open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
        didSet { invalidateGeometry() }
    }
    /// The estimated height of section footers; stored only.
    @Inert(.behavior) open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
        didSet { invalidateGeometry() }
    }
    /// The height in points of empty rows below the last one in the plain style; negative for none.
    open var fillerRowHeight: CGFloat = automaticDimension { didSet { setNeedsPlacing() } }
    var fillers: [UITableViewFillerSeparator] = []
    /// The space above section headers in the plain style, in points; none by default here.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { invalidateGeometry() } }
    /// The insets of separators, in points; by default, they begin at the margin of the rows.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: CGFloat(metrics.sideMargin), bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?
    /// What separator insets are relative to: the edges of rows, or the automatic insets.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { setNeedsPlacing() } }
    /// The style of the separators between rows.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { setNeedsLayout() } }
    /// The color of the separators.
    open var separatorColor: UIColor? =
        _iOS(13) ? .separator : UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
    { didSet { setNeedsLayout() } }
    /// The visual effect of the separators; stored only.
    @Inert(.looks) open var separatorEffect: UIVisualEffect? = nil
    /// Whether the margins of rows limit their contents to the readable width.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { invalidateGeometry() } }
    }
    /// Whether the contents of rows stay within the safe area.
    open var insetsContentViewsToSafeArea = true
    /// A view behind all rows, as large as the visible area.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// The view above the first section; `nil` for none.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// The view below the last section; `nil` for none.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
    /// Whether the user can select rows.
    open var allowsSelection = true
    /// Whether the user can select rows during editing.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can select several rows.
    open var allowsMultipleSelection = false
    /// Whether the user can select several rows during editing, with a control in each row.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether several rows can be selected now.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    /// Whether rows can be focused; stored only.
    @Inert(.behavior) open var allowsFocus = false
    /// Whether rows can be focused during editing; stored only.
    @Inert(.behavior) open var allowsFocusDuringEditing = false
    /// Whether the focused row is selected; stored only.
    @Inert(.behavior) open var selectionFollowsFocus = false
    /// Whether focus returns to the row that had it last; stored only.
    @Inert(.behavior) open var remembersLastFocusedIndexPath = false
    /// The number of rows at which the section index appears.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { forgetIndex() } }
    /// The text color of the section index; `nil` for the tint color.
    open var sectionIndexColor: UIColor? { didSet { forgetIndex() } }
    /// The background color of the section index; `nil` for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { forgetIndex() } }
    /// The background color of the section index while it is touched; `nil` for the one that it always has.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// Whether the table is in editing mode, in which rows show their editing controls.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    /// Begins or ends editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        self.editing = editing
        editingChanged(animated: animated)
    }
    /// The interaction that shows the context menus of rows; always `nil` here.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    // MARK: Registration and reuse

    /// Registers a nib with a cell for a reuse identifier; `nil` to remove the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registrations["cell \(identifier)"] = nib.map { .nib($0) }
    }
    /// Registers a cell class for a reuse identifier; `nil` to remove the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registrations["cell \(identifier)"] = cellClass.map { .views(of: $0, kind: UITableViewCell.self) }
    }
    /// Registers a nib with a header or footer for a reuse identifier; `nil` to remove the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registrations["band \(identifier)"] = nib.map { .nib($0) }
    }
    /// Registers a header or footer class for a reuse identifier; `nil` to remove the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registrations["band \(identifier)"] = aClass.map { .views(of: $0, kind: UITableViewHeaderFooterView.self) }
    }
    /// Returns a reused or new cell; `nil` if there is none and the identifier is not registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueRow(identifier) }
    /// Returns a reused or new cell; raises an exception if the identifier is not registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        checkDequeuing(for: indexPath)
        guard let cell = dequeueRow(identifier) else {
            raise(
                "NSInternalInconsistencyException",
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        return cell
    }
    /// Returns a reused or new header or footer; `nil` if there is none and the identifier is not registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueBand(identifier)
    }

    // MARK: Data

    /// Reloads all rows, without keeping the selection.
    open func reloadData() {
        forgetData()
        // Updates from here on are relative to these counts.
        if dataSource != nil { _ = counts }
    }
    private func forgetData() {
        closeRowSwipe()
        knownCounts = nil
        placeholders = ListPlaceholders()
        measuredHeights = [:]
        recycleAll()
        knowsIndex = false
        selection = []
        invalidateGeometry()
    }
    /// Reloads the titles of the section index.
    open func reloadSectionIndexTitles() { reloadIndex() }
    /// The number of sections.
    open var numberOfSections: Int { counts.count }
    /// Returns the visible header of a section; `nil` if it is of another class or not visible.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        bands[.header(section)] as? UITableViewHeaderFooterView
    }
    /// Returns the visible footer of a section; `nil` if it is of another class or not visible.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        bands[.footer(section)] as? UITableViewHeaderFooterView
    }
    /// Returns the number of rows in a section, including placeholders; raises an exception for an unknown section.
    open func numberOfRows(inSection section: Int) -> Int { knownRows(ofSection: section) }
    /// Begins a batch of changes, which may be nested.
    open func beginUpdates() { updateDepth += 1 }
    /// Ends a batch of changes; the outermost shows them.
    open func endUpdates() {
        updateDepth = max(0, updateDepth - 1)
        if updateDepth == 0 { commitUpdates() }
    }
    /// Performs several changes as one; they show at once, and the completion waits as for an animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        ListMotion.end(in: self, completion.map { completion in { completion(true) } })
    }
    /// Inserts sections, which the data source must already have; not animated here.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections += Array(sections) }
    }
    /// Deletes sections, which the data source must no longer have; not animated here.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections += Array(sections) }
    }
    /// Reloads sections; not animated here.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections += Array(sections) }
    }
    /// Moves a section; not animated here.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change {
            $0.deletedSections.append(section)
            $0.insertedSections.append(newSection)
        }
    }
    /// Inserts rows, which the data source must already have; not animated here.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows += indexPaths }
    }
    /// Deletes rows, which the data source must no longer have; not animated here.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedRows += indexPaths }
    }
    /// Reloads rows, which cross-fade with the animations `fade` and `automatic`.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows += indexPaths.map { ($0, animation) } }
    }
    /// Configures the visible cells of rows again, without replacing them.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        for path in indexPaths where rows[path] != nil { reconfigure(path) }
    }
    /// Moves a row; not animated here.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change {
            $0.deletedRows.append(indexPath)
            $0.insertedRows.append(newIndexPath)
            $0.movedRows.append((indexPath, newIndexPath))
        }
    }

    // MARK: Geometry

    /// Returns the rectangle of a section with its header and footer, in the table's coordinate space.
    open func rect(forSection section: Int) -> CGRect { validGeometry.rect(ofSection: section) }
    /// Returns the rectangle of a row in the table's coordinate space; zero if there is none.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { validGeometry.frame(of: .row(indexPath)) ?? .zero }
    /// Returns the rectangle of a section's header, or an empty one at its top, in the table's coordinate space.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section), section, \.minY) }
    /// Returns the rectangle of a section's footer, or an empty one at its bottom, in the table's coordinate space.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section), section, \.maxY) }
    /// Returns the row at the height of a point in the table's coordinate space; `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { validGeometry.row(at: point.y) }
    /// Returns the index path of a visible cell; `nil` if it is not one of this table.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.value === cell }?.key }
    /// Returns the rows at the height of a rectangle in the table's coordinate space.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { validGeometry.rows(from: rect.minY, to: rect.maxY) }
    /// Returns the cell of a visible row; `nil` if it is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        placeIfNeeded()
        return rows[indexPath]
    }
    /// The visible cells, in order.
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { rows[$0] } }
    /// The index paths of the visible rows, in order; never `nil` here.
    open var indexPathsForVisibleRows: [IndexPath]? {
        placeIfNeeded()
        return rows.keys.sorted()
    }
    /// Scrolls a row to a position in the visible area at once, even if animated.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        checkScroll(to: indexPath)
        scroll(to: rectForRow(at: indexPath), at: scrollPosition)
    }

    // MARK: Selection

    /// The row that was selected first; `nil` without a selection.
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The selected rows, in the order of selection; `nil` without a selection.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    /// Selects a row, or deselects all for `nil`, without calling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let allowsMany = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if !allowsMany || indexPath == nil { for old in selection { deselectRow(at: old, animated: animated) } }
        guard let indexPath else { return }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        rows[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Deselects a row, without calling the delegate.
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
    override func textSizeChanged() {
        measuredHeights = [:]
        invalidateGeometry()
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
