// Longer than 300 lines, because overridable members must be declared in the class body.
public import Foundation
public import LayoutSimInertness
import LayoutSimUIKitArithmetic

/// A view that shows items in a layout.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The number of items in each section; `nil` before the data source is asked.
    var knownCounts: [Int]?
    var elements: [ElementKey: UICollectionReusableView] = [:]
    /// The elements that come into sight in the current pass.
    var comingElements: Set<ElementKey> = []
    var elementAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var pools: [String: [UICollectionReusableView]] = [:]
    var registrations: [String: ListRegistration] = [:]
    var selection: [IndexPath] = []
    /// The item that is being touched.
    var touchedItem: IndexPath?
    /// The location where the touch began, in points of the window.
    var touchedPoint: CGPoint?
    var needsLayoutPass = true
    /// The elements to get new layout attributes for.
    var invalidated = InvalidatedElements()
    /// The safe area insets at the last layout pass.
    private var laidOutSides = UIEdgeInsets.zero
    var laidOutBounds = CGRect.null
    /// The bounds known to the layout while it is asked about new ones.
    var knownBounds: CGRect?
    var layoutObject: UICollectionViewLayout
    var updates: CollectionUpdates?
    /// The item whose cell is being reconfigured.
    var reconfigured: IndexPath?
    package var rowSwipe: RowSwipe?
    var itemMove: ListMove?
    lazy var rowSwipeRecognizer = RowSwipeRecognizer(self)
    var isPlacing = false
    /// A diffable data source, which is retained as long as the view.
    var sourceOwner: AnyObject?

    /// The element kind of section headers in flow layouts and lists.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of section footers in flow layouts and lists.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Raises UIKit's exception: a collection view needs a layout.
    public override convenience init(frame: CGRect) {
        raiseInvalidArgument("UICollectionView must be initialized with a non-nil layout parameter")
    }

    /// Creates a collection view with a frame in the superview and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutObject = layout
        super.init(frame: frame)
        layout.collectionView = self
        clipsToBounds = true
    }
    public required init?(coder: NSCoder) {
        layoutObject = UICollectionView.layout(of: coder)
        super.init(coder: coder)
        layoutObject.collectionView = self
    }

    /// The layout; setting it is not animated.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutObject }
        set { adopt(newValue) }
    }
    /// The data source; a new one reloads the data.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            tellUncalled(of: dataSource, by: self)
            if dataSource !== oldValue { forgetData() }
        }
    }
    /// The delegate, which is also that of the scroll view.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            tellUncalled(of: delegate, by: self)
            scrollDelegate = delegate
        }
    }
    /// The data source that prepares the data of items before they are shown.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether the prefetching data source is called.
    open var isPrefetchingEnabled = true
    var prefetching = ListPrefetching()
    /// The delegate that lets the user drag items; `nil` for no dragging.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet {
            tellUncalled(of: dragDelegate, by: self)
            if dragDelegate != nil, dragRecognizer.view == nil { addGestureRecognizer(dragRecognizer) }
        }
    }
    private lazy var dragRecognizer = DragRecognizer { [weak self] point in
        self.flatMap { ListDragSource($0, at: point) }
    }
    /// The delegate that takes dropped data; `nil` for no drops.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { tellUncalled(of: dropDelegate, by: self) }
    }
    /// Whether items can be dragged.
    open var dragInteractionEnabled = true
    override func chosenRest(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    /// How soon items make room for one that is being moved; stored only.
    @Inert(.behavior) open var reorderingCadence: ReorderingCadence = .immediate
    /// Whether an item of the collection view is being dragged.
    open var hasActiveDrag: Bool { dragRecognizer.isDragging }
    /// Whether a drag is over the collection view.
    open internal(set) var hasActiveDrop = false
    /// Placeholder items for dropped data that is still loading.
    var placeholders = ListPlaceholders<UICollectionViewPlaceholder>()
    /// Whether a batch update is running or a placeholder stands for dropped data.
    open var hasUncommittedUpdates: Bool { updates != nil || !placeholders.isEmpty }
    /// The background view behind the rows of a list.
    var listBackground: UICollectionViewListBackground?
    /// A view behind all items, as large as the bounds.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether the user can select items.
    open var allowsSelection = true
    /// Whether the user can select several items.
    open var allowsMultipleSelection = false
    /// Whether the user can select items during editing.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can select several items during editing.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether several items can be selected now.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    /// Whether items can be focused; stored only.
    @Inert(.behavior) open var allowsFocus = false
    /// Whether items can be focused during editing; stored only.
    @Inert(.behavior) open var allowsFocusDuringEditing = false
    /// Whether the focused item is selected; stored only.
    @Inert(.behavior) open var selectionFollowsFocus = false
    /// Whether focus returns to the item that had it last; stored only.
    @Inert(.behavior) open var remembersLastFocusedIndexPath = false
    /// Whether the items are being edited, so that list cells show their editing accessories.
    open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
    /// Whether cells that change their size are laid out again; stored only.
    @Inert(.layout) open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    /// The interaction that shows the context menus of items; always `nil` here.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    // MARK: Registration and reuse

    /// Registers a cell class for a reuse identifier; `nil` to remove the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registrations["cell \(identifier)"] = cellClass.map { .views(of: $0, kind: UICollectionViewCell.self) }
    }
    /// Registers a nib with a cell for a reuse identifier; `nil` to remove the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registrations["cell \(identifier)"] = nib.map { .nib($0) }
    }
    /// Registers a supplementary view class for a reuse identifier; `nil` to remove the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        registrations["\(elementKind) \(identifier)"] = viewClass.map {
            .views(of: $0, kind: UICollectionReusableView.self)
        }
    }
    /// Registers a nib with a supplementary view for a reuse identifier; `nil` to remove the registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { registrations["\(kind) \(identifier)"] = nib.map { .nib($0) } }
    /// Returns a reused or new cell; raises an exception if the identifier is not registered.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let key = ElementKey(category: .cell, kind: nil, indexPath: indexPath)
        let view = dequeue(key, pool: "cell \(identifier)", identifier: identifier)
        guard let cell = view as? UICollectionViewCell else {
            raise(
                "NSInternalInconsistencyException",
                "the view dequeued for identifier \(identifier) is not a UICollectionViewCell")
        }
        return cell
    }
    /// Returns a reused or new supplementary view; raises an exception if the identifier is not registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
        return dequeue(key, pool: "\(elementKind) \(identifier)", identifier: identifier)
    }
    /// Returns a cell from a registration, configured for an item unless it is `nil`.
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        ViewRequest.current?.check(registration.origin, registration)
        let identifier = registration.identifier
        registrations["cell \(identifier)"] = registration.nib.map { .nib($0) } ?? .type(Cell.self)
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let own = cell as? Cell else {
            raiseInvalidArgument("dequeued a cell of another class than \(Cell.self)")
        }
        if let item { registration.handler(own, indexPath, item) }
        return own
    }
    /// Returns a configured supplementary view from a registration.
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        registrations["\(kind) \(registration.identifier)"] =
            registration.nib.map { .nib($0) } ?? .type(Supplementary.self)
        let view = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let own = view as? Supplementary else {
            raiseInvalidArgument("dequeued a view of another class than \(Supplementary.self)")
        }
        registration.handler(own, kind, indexPath)
        return own
    }

    // MARK: Data

    /// Reloads all items, without keeping the selection.
    open func reloadData() { forgetData() }
    private func forgetData() {
        closeRowSwipe()
        knownCounts = nil
        placeholders = ListPlaceholders()
        recycleAll()
        selection = []
        let context = layoutObject.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layoutObject.invalidateLayout(with: context)
        setNeedsLayout()
    }
    /// The number of sections.
    open var numberOfSections: Int { counts.count }
    /// Returns the number of items in a section, including placeholders; raises an exception for an unknown section.
    open func numberOfItems(inSection section: Int) -> Int { knownItems(ofSection: section) }
    /// Inserts sections, which the data source must already have; not animated here.
    open func insertSections(_ sections: IndexSet) { change { $0.sections += sections.map { .insert($0) } } }
    /// Deletes sections, which the data source must no longer have; not animated here.
    open func deleteSections(_ sections: IndexSet) { change { $0.sections += sections.map { .delete($0) } } }
    /// Moves a section; not animated here.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.sections += [.delete(section), .insert(newSection)] }
    }
    /// Reloads sections; not animated here.
    open func reloadSections(_ sections: IndexSet) { change { $0.sections += sections.map { .reload($0) } } }
    /// Inserts items, which the data source must already have; not animated here.
    open func insertItems(at indexPaths: [IndexPath]) {
        change { $0.items += indexPaths.map { UICollectionViewUpdateItem(nil, $0, .insert) } }
    }
    /// Deletes items, which the data source must no longer have; not animated here.
    open func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.items += indexPaths.map { UICollectionViewUpdateItem($0, nil, .delete) } }
    }
    /// Moves an item; not animated here.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.items += [UICollectionViewUpdateItem(indexPath, newIndexPath, .move)] }
    }
    /// Reloads items; not animated here.
    open func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.items += indexPaths.map { UICollectionViewUpdateItem($0, $0, .reload) } }
    }
    /// Configures the visible cells of items again, without replacing them.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths { reconfigure(path) }
    }
    /// Performs several changes as one; they show at once, and the completion waits as for an animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates ?? {})
        ListMotion.end(in: self, completion.map { completion in { completion(true) } })
    }

    // MARK: Items and views

    /// Returns the index path of the item at a point in the content; `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        let hits = layoutObject.layoutAttributesForElements(
            in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        return hits?.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }
    /// Returns the index path of a visible cell; `nil` if it is not one of this collection view.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        elements.first { $0.value === cell }?.key.indexPath
    }
    /// Returns a visible supplementary view; `nil` if it is not visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        elements[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
    }
    /// Returns the visible supplementary views of a kind, in order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }
    /// Returns the index paths of the visible supplementary views of a kind, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath).sorted()
    }
    /// Returns the layout attributes of an item; `nil` if there are none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutObject.prepareIfNeeded()
        return layoutObject.layoutAttributesForItem(at: indexPath)
    }
    /// Returns the layout attributes of a supplementary view; `nil` if there are none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutObject.prepareIfNeeded()
        return layoutObject.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Begins to move an item; returns `false` if it is not visible or the data source does not allow it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginItemMove(at: indexPath) }
    /// Moves the item that is being moved to a point in the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { followItemMove(to: targetPosition) }
    /// Ends a movement at its current position, and has the data source move the item.
    open func endInteractiveMovement() { endItemMove(isDone: true) }
    /// Cancels a movement, so that the item returns to its place.
    open func cancelInteractiveMovement() { endItemMove(isDone: false) }
    /// Returns the cell of a visible item; `nil` if it is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements[ElementKey(category: .cell, kind: nil, indexPath: indexPath)] as? UICollectionViewCell
    }
    /// The visible cells, in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(cellForItem)
    }
    /// The index paths of the visible items, in order; items that come into sight are among them once the delegate has
    /// heard of all of them (TextureGroup/Texture#107).
    open var indexPathsForVisibleItems: [IndexPath] {
        placeIfNeeded()
        return elements.keys.filter { $0.category == .cell && !comingElements.contains($0) }.map(\.indexPath).sorted()
    }

    // MARK: Selection

    /// The index paths of the selected items, in the order of selection; never `nil` here.
    open var indexPathsForSelectedItems: [IndexPath]? { selection }
    /// Selects an item, or deselects all for `nil`, without calling the delegate; not animated.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection { deselectItem(at: path, animated: animated) }
            return
        }
        if !allowsMultipleSelection { for path in selection { deselectItem(at: path, animated: animated) } }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = true
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Deselects an item, without calling the delegate; not animated.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }
    /// Has the delegate perform the primary action of an item.
    open func performPrimaryAction(forItemAt indexPath: IndexPath) {
        delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchItem(touches.first) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !leaveItem(touches.first, selecting: true) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !leaveItem(touches.first, selecting: false) { super.touchesCancelled(touches, with: event) }
    }

    // MARK: Layout

    open override var bounds: CGRect {
        get { knownBounds ?? super.bounds }
        set { super.bounds = newValue }
    }
    /// Sets the layout; not animated here.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }
    /// Sets the layout, and calls the completion at once; not animated here.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        adopt(layout)
        takeTargetOffset()
        completion?(true)
    }
    /// Scrolls an item to a position in the visible area at once, even if animated.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        checkScroll(to: indexPath)
        scroll(to: indexPath, at: scrollPosition)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
    override func textSizeChanged() { layoutObject.invalidateLayout() }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        if sides != laidOutSides {
            laidOutSides = sides
            layoutObject.invalidateLayout()
        }
        setNeedsLayout()
    }
    open override var contentSize: CGSize {
        get {
            placeIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
}
