// Longer than 300 lines, because overridable members must be declared in the class body.
public import Foundation

/// A view that shows items in a layout.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    var data = ListCounts()
    var elements: [ElementKey: UICollectionReusableView] = [:]
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
    var rowSwipe: RowSwipe?
    var itemMove: ItemMove?
    private lazy var swipeRecognizer = RowSwipeRecognizer(self)
    var isPlacing = false
    /// A diffable data source, which is retained as long as the view.
    var sourceOwner: AnyObject?

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Creates a collection view with a flow layout; UIKit requires a layout.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

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

    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutObject }
        set { adopt(newValue) }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? { didSet { scrollDelegate = delegate } }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    var prefetching = ListPrefetching()
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { if dragDelegate != nil, dragRecognizer.view == nil { addGestureRecognizer(dragRecognizer) } }
    }
    private lazy var dragRecognizer = DragRecognizer { [weak self] point in
        self.flatMap { CollectionDragSource($0, at: point) }
    }
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var dragInteractionEnabled = true
    override func chosenRest(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    open var reorderingCadence: ReorderingCadence = .immediate
    open var hasActiveDrag: Bool { dragRecognizer.isDragging }
    open internal(set) var hasActiveDrop = false
    /// Placeholder items for dropped data that is still loading.
    var placeholders = ListPlaceholders<UICollectionViewPlaceholder>()
    open var hasUncommittedUpdates: Bool { updates != nil || !placeholders.isEmpty }
    /// The background view behind the rows of a list.
    var listBackground: UICollectionViewListBackground?
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    // MARK: Registration and reuse

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registrations["cell \(identifier)"] = cellClass.map { .views(of: $0, kind: UICollectionViewCell.self) }
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registrations["cell \(identifier)"] = nib.map { .nib($0) }
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        registrations["\(elementKind) \(identifier)"] = viewClass.map {
            .views(of: $0, kind: UICollectionReusableView.self)
        }
    }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { registrations["\(kind) \(identifier)"] = nib.map { .nib($0) } }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let key = ElementKey(category: .cell, kind: nil, indexPath: indexPath)
        let view = dequeue(key, pool: "cell \(identifier)", identifier: identifier) { type in
            unsafe unsafeDowncast(ListElements.make(cell: type), to: UICollectionReusableView.self)
        }
        guard let cell = view as? UICollectionViewCell else {
            raise(
                "NSInternalInconsistencyException",
                "the view dequeued for identifier \(identifier) is not a UICollectionViewCell")
        }
        return cell
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
        return dequeue(key, pool: "\(elementKind) \(identifier)", identifier: identifier) { type in
            unsafe unsafeDowncast(ListElements.make(reusableView: type), to: UICollectionReusableView.self)
        }
    }
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registration.identifier
        registrations["cell \(identifier)"] = registration.nib.map { .nib($0) } ?? .type(Cell.self)
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let own = cell as? Cell else {
            raiseInvalidArgument("dequeued a cell of another class than \(Cell.self)")
        }
        if let item { registration.handler(own, indexPath, item) }
        return own
    }
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

    open func reloadData() { forgetData() }
    private func forgetData() {
        closeRowSwipe()
        data = ListCounts()
        placeholders = ListPlaceholders()
        recycleAll()
        selection = []
        let context = layoutObject.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layoutObject.invalidateLayout(with: context)
        setNeedsLayout()
    }
    open var numberOfSections: Int { counts.count }
    open func numberOfItems(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }
    open func insertSections(_ sections: IndexSet) { change { $0.sections += sections.map { .insert($0) } } }
    open func deleteSections(_ sections: IndexSet) { change { $0.sections += sections.map { .delete($0) } } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.sections += [.delete(section), .insert(newSection)] }
    }
    open func reloadSections(_ sections: IndexSet) { change { $0.sections += sections.map { .reload($0) } } }
    open func insertItems(at indexPaths: [IndexPath]) {
        change { $0.items += indexPaths.map { UICollectionViewUpdateItem(nil, $0, .insert) } }
    }
    open func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.items += indexPaths.map { UICollectionViewUpdateItem($0, nil, .delete) } }
    }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.items += [UICollectionViewUpdateItem(indexPath, newIndexPath, .move)] }
    }
    open func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.items += indexPaths.map { UICollectionViewUpdateItem($0, $0, .reload) } }
    }
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths { reconfigure(path) }
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates ?? {})
        ListMotion.end(in: self, completion.map { completion in { completion(true) } })
    }

    // MARK: Items and views

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        let hits = layoutObject.layoutAttributesForElements(
            in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        return hits?.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        elements.first { $0.value === cell }?.key.indexPath
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        elements[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath).sorted()
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutObject.prepareIfNeeded()
        return layoutObject.layoutAttributesForItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutObject.prepareIfNeeded()
        return layoutObject.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginItemMove(at: indexPath) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { itemMove?.follow(targetPosition) }
    open func endInteractiveMovement() { endItemMove(isDone: true) }
    open func cancelInteractiveMovement() { endItemMove(isDone: false) }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements[ElementKey(category: .cell, kind: nil, indexPath: indexPath)] as? UICollectionViewCell
    }
    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(cellForItem)
    }
    open var indexPathsForVisibleItems: [IndexPath] {
        placeIfNeeded()
        return elements.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    // MARK: Selection

    open var indexPathsForSelectedItems: [IndexPath]? { selection }
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
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }
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

    /// The gesture recognizer that reveals swipe actions, for layouts that can have lists.
    var rowSwipeRecognizer: UIGestureRecognizer? {
        layoutObject is UICollectionViewCompositionalLayout ? swipeRecognizer : nil
    }

    // MARK: Layout

    open override var bounds: CGRect {
        get { knownBounds ?? super.bounds }
        set { super.bounds = newValue }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { adopt(layout) }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        adopt(layout)
        completion?(true)
    }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
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
