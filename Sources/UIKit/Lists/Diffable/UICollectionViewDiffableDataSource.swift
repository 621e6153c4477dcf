public import Foundation

/// A data source that provides a collection view with data from snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType, ItemIdentifierType
>: NSObject, UICollectionViewDataSource where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var view: UICollectionView?
    private let provider: CellProvider
    private var current = Snapshot()
    private var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    open var supplementaryViewProvider: SupplementaryViewProvider?
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((Transaction) -> Void)?
        public var didReorder: ((Transaction) -> Void)?
        public init() {}
    }
    public struct SectionSnapshotHandlers<Item: Hashable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
        public init() {}
    }
    open var reorderingHandlers = ReorderingHandlers()
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot.settled
        view?.reloadKeepingSelection()
        tellEnd(animatingDifferences, completion)
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        sectionSnapshots[section] = snapshot
        if current.indexOfSection(section) == nil { current.appendSections([section]) }
        current.deleteItems(current.itemIdentifiers(inSection: section))
        current.appendItems(snapshot.visibleItems, toSection: section)
        view?.reloadKeepingSelection()
        tellEnd(animatingDifferences, completion)
    }
    private func tellEnd(_ isAnimated: Bool, _ completion: (() -> Void)?) {
        guard let view else { return completion?() ?? () }
        ListMotion.end(in: view, isAnimated: isAnimated, completion)
    }
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        sectionSnapshots[section] ?? NSDiffableDataSourceSectionSnapshot()
    }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
            let index = current.indexOfSection(section),
            let item = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(item: item, section: index)
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
            raise(
                "NSInternalInconsistencyException",
                "UICollectionViewDiffableDataSource cell provider returned nil for index path \(Array(indexPath))")
        }
        if let cell = cell as? UICollectionViewListCell, cell.indentationLevel == 0 {
            cell.indentationLevel = level(of: item, in: indexPath.section)
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: index, section: 0) }
}

extension UICollectionViewDiffableDataSource: OutlineData {
    private func outline(at section: Int) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
        sectionIdentifier(for: section).flatMap { sectionSnapshots[$0] }
    }

    fileprivate func level(of item: ItemIdentifierType, in section: Int) -> Int {
        outline(at: section)?.level(of: item) ?? 0
    }

    func isExpanded(at path: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: path) else { return false }
        return outline(at: path.section)?.isExpanded(item) ?? false
    }

    func toggle(at path: IndexPath) {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
            var outline = outline(at: path.section)
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }
}

extension UICollectionView {
    /// Reloads all items, keeping the selection.
    func reloadKeepingSelection() {
        let kept = selection
        reloadData()
        selection = kept.filter { $0.item < numberOfItems(inSection: $0.section) }
    }
}

extension UITableView {
    /// Reloads all rows, keeping the selection.
    func reloadKeepingSelection() {
        let kept = selection
        reloadData()
        selection = kept.filter { $0.row < numberOfRows(inSection: $0.section) }
    }

    /// Measures a row's height again, after its contents changed.
    func rowDidChange(_ cell: UITableViewCell) {
        guard !isPlacing, let path = indexPath(for: cell) else { return }
        measuredHeights[.row(path)] = nil
        invalidateGeometry()
    }
}
