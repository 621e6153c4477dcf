public import Foundation
public import LayoutSimInertness
import LayoutSimUIKitArithmetic

/// A data source that provides a collection view with data from snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType, ItemIdentifierType
>: NSObject, UICollectionViewDataSource where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// Returns a configured cell for an item; `nil` raises an exception.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns a configured supplementary view; `nil` for an empty one.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    /// A snapshot of the data source's sections and items.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var view: UICollectionView?
    private let provider: CellProvider
    private var current = Snapshot()
    private var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// Provides the supplementary views; `nil` for empty views.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// A change of the data source's items by reordering.
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    /// The handlers of interactive reordering, which are never called here.
    public struct ReorderingHandlers {
        /// Returns whether the user may move an item.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the snapshot changes.
        public var willReorder: ((Transaction) -> Void)?
        /// Called after the snapshot changed.
        public var didReorder: ((Transaction) -> Void)?
        /// Creates handlers that are all `nil`.
        public init() {}
    }
    /// The handlers of expanding and collapsing items.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Returns whether the user may expand an item; `nil` for always.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether the user may collapse an item; `nil` for always.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that is being expanded, given the ones it has; `nil` to keep those.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
        /// Creates handlers that are all `nil`.
        public init() {}
    }
    /// The handlers of interactive reordering; stored only.
    @Inert(.behavior) open var reorderingHandlers = ReorderingHandlers()
    /// The handlers of expanding and collapsing items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates a data source and makes it that of a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Shows a snapshot by reloading all items, keeping the selection; the completion waits as for an animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot.settled
        view?.reloadKeepingSelection()
        ListMotion.end(in: view, isAnimated: animatingDifferences, completion)
    }
    /// Shows a snapshot by reloading all items at once, and returns without waiting.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
    /// Shows a snapshot by reloading all items, and calls the completion at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    /// Shows the visible items of a section snapshot, adding the section if necessary.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        sectionSnapshots[section] = snapshot
        if current.indexOfSection(section) == nil { current.appendSections([section]) }
        current.deleteItems(current.itemIdentifiers(inSection: section))
        current.appendItems(snapshot.visibleItems, toSection: section)
        view?.reloadKeepingSelection()
        ListMotion.end(in: view, isAnimated: animatingDifferences, completion)
    }
    /// Returns the current snapshot, without pending reloads.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    /// Returns the snapshot applied to a section; an empty one if there is none.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        sectionSnapshots[section] ?? NSDiffableDataSourceSectionSnapshot()
    }
    /// Returns the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)
    }
    /// Returns the index of a section; `nil` if there is none.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }
    /// Returns the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Returns the index path of an item; `nil` if there is none.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

    /// Returns the number of sections in the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    /// Returns the number of items in a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSectionAt: section)
    }
    /// Returns the cell of an item from the cell provider, indented by its level in the section snapshot.
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
    /// Returns a supplementary view from its provider, or an empty one.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? .unanswered
    }
    /// Returns `false`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns `nil`, unless a subclass overrides it.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the item of the first section with the index of the title.
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
        selection = kept.filter { counts.indices.contains($0.section) && $0.item < counts[$0.section] }
    }
}

extension UITableView {
    /// Reloads all rows, keeping the selection.
    func reloadKeepingSelection() {
        let kept = selection
        reloadData()
        selection = kept.filter { counts.indices.contains($0.section) && $0.row < counts[$0.section] }
    }

    /// Measures a row's height again, after its contents changed.
    func rowDidChange(_ cell: UITableViewCell) {
        guard !isPlacing, let path = indexPath(for: cell) else { return }
        measuredHeights[.row(path)] = nil
        invalidateGeometry()
    }
}

extension UICollectionViewDiffableDataSource: SnapshotSource {}
