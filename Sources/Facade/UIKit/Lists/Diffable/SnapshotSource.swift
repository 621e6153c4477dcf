/// A data source with snapshots, whose list is changed through them alone.
protocol SnapshotSource: AnyObject {}

extension UITableView {
    /// Raises UIKit's exception for a change that goes around the snapshots of the data source.
    func checkSnapshots() {
        guard dataSource is any SnapshotSource else { return }
        raise(
            "NSInternalInconsistencyException",
            "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as the UITableView's "
                + "dataSource: please do not call mutation APIs directly on UITableView.")
    }
}

extension UICollectionView {
    /// Raises UIKit's exception for a change that goes around the snapshots of the data source.
    func checkSnapshots() {
        guard dataSource is any SnapshotSource else { return }
        raise(
            "NSInternalInconsistencyException",
            "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the "
                + "UICollectionView's dataSource: please do not call mutation APIs directly on UICollectionView.")
    }
}
