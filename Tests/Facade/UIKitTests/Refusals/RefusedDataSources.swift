import UIKit

extension Refusal {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    /// What data sources of snapshots refuse.
    static var ofDataSources: [Refusal] {
        [
            Refusal(
                "update of a table whose data source has snapshots", inconsistency,
                "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as the UITableView's dataSource: please do not call mutation APIs directly on UITableView."
            ) {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in UITableViewCell()
                }
                source.apply(filled, animatingDifferences: false)
                table.deleteRows(at: [.first(0)], with: .none)
            },
            Refusal(
                "update of a collection whose data source has snapshots", inconsistency,
                "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's dataSource: please do not call mutation APIs directly on UICollectionView."
            ) {
                let collection = ListOfThree().collection
                let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
                    view, path, _ in
                    view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                }
                source.apply(filled, animatingDifferences: false)
                collection.insertItems(at: [.first(0)])
            },
            Refusal("items without a section", inconsistency, "There are currently no sections in the data source.") {
                var snapshot = Snapshot()
                snapshot.appendItems(["a"])
            },
            Refusal("item twice", inconsistency, "Supplied item identifiers are not unique. Duplicate identifiers:") {
                var snapshot = filled
                snapshot.appendItems(["d", "d"])
            },
            Refusal(
                "item twice in the snapshot of a section", inconsistency,
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {("
            ) {
                var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
                snapshot.append(["a", "b"])
                snapshot.append(["b"], to: "a")
            },
            Refusal("section twice", inconsistency, "Section identifier count does not match data source count.") {
                var snapshot = filled
                snapshot.appendSections([0])
            },
            Refusal("items to a missing section", invalidArgument, "Invalid section identifier specified: 8") {
                var snapshot = filled
                snapshot.appendItems(["d"], toSection: 8)
            },
            Refusal("items before a missing item", inconsistency, "Invalid item identifier specified: x") {
                var snapshot = filled
                snapshot.insertItems(["d"], beforeItem: "x")
            },
            Refusal("move to a missing item", inconsistency, "Invalid item identifier specified: x") {
                var snapshot = filled
                snapshot.moveItem("a", afterItem: "x")
            },
            Refusal(
                "reload of a missing item", invalidArgument,
                "Attempted to reload item identifier that does not exist in the snapshot: x"
            ) {
                var snapshot = filled
                snapshot.reloadItems(["x"])
            },
            Refusal(
                "reconfiguring a missing item", invalidArgument,
                "Attempted to reconfigure item identifier that does not exist in the snapshot: x"
            ) {
                var snapshot = filled
                snapshot.reconfigureItems(["x"])
            },
        ]
    }

    private static var filled: Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        return snapshot
    }
}
