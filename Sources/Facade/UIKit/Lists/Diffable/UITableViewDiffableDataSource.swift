public import Foundation
public import LayoutSimInertness

/// A data source that provides a table view with data from snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType, ItemIdentifierType
>: NSObject, UITableViewDataSource where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// Returns a configured cell for an item; `nil` raises an exception.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    /// A snapshot of the data source's sections and items.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var view: UITableView?
    private let provider: CellProvider
    private var current = Snapshot()
    /// The animation of changes of rows; stored only.
    @Inert(.behavior) open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Creates a data source and makes it that of a table view.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        view = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Shows a snapshot by reloading all rows, keeping the selection; the completion waits as for an animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot.settled
        view?.reloadKeepingSelection()
        ListMotion.end(in: view, isAnimated: animatingDifferences, completion)
    }
    /// Shows a snapshot by reloading all rows at once, and returns without waiting.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
    /// Shows a snapshot by reloading all rows, and calls the completion at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    /// Returns the current snapshot, without pending reloads.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
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
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    /// Returns the number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSectionAt: section)
    }
    /// Returns the cell of an item from the cell provider.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
            raise(
                "NSInternalInconsistencyException",
                "UITableView dataSource returned a nil cell for row at index path: \(Array(indexPath))")
        }
        return cell
    }
    /// Returns `nil`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns `nil`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `false`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns `false`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns `nil`, unless a subclass overrides it.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the index of the title as that of its section, unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

extension UITableViewDiffableDataSource: SnapshotSource {}
