import Testing
import UIKit

/// Snapshots of diffable data sources keep sections, items and their order.
struct DiffableSnapshotTests {
    @Test func itemsMoveBetweenSections() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3])
        snapshot.moveItem(1, afterItem: 3)
        #expect(snapshot.itemIdentifiers == [2, 3, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
        snapshot.deleteSections(["a"])
        #expect(snapshot.itemIdentifiers == [3, 1])
        #expect(snapshot.indexOfItem(1) == 1)
    }
}
