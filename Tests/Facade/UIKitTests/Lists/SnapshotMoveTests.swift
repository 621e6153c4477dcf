import Testing
import UIKit

/// The contents that diffable snapshots keep when sections and items move.
@Suite struct SnapshotMoveTests {
    @Test(arguments: [("a", "a", ["a", "b", "c"]), ("a", "c", ["b", "a", "c"]), ("c", "a", ["c", "a", "b"])])
    func `a section moves before another`(_ moved: String, _ other: String, _ sections: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b", "c"])
        snapshot.moveSection(moved, beforeSection: other)
        #expect(snapshot.sectionIdentifiers == sections)
    }

    @Test(arguments: [("a", "a", ["a", "b", "c"]), ("a", "c", ["b", "c", "a"]), ("c", "a", ["a", "c", "b"])])
    func `a section moves after another`(_ moved: String, _ other: String, _ sections: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b", "c"])
        snapshot.moveSection(moved, afterSection: other)
        #expect(snapshot.sectionIdentifiers == sections)
    }

    @Test func `items that are in the snapshot already move to where they are added`() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 2], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2])
        snapshot.appendItems([1], toSection: "a")
        snapshot.insertItems([4, 5], beforeItem: 3)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 5, 3, 1])
        snapshot.insertItems([4, 2], afterItem: 3)
        #expect(snapshot.itemIdentifiers == [5, 3, 4, 2, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
        #expect(snapshot.numberOfItems == 5)
    }

    @Test func `an item that was deleted has no parent when it is added again`() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["fruit"])
        snapshot.append(["apple"], to: "fruit")
        snapshot.expand(["fruit"])
        snapshot.delete(["fruit"])
        snapshot.append(["apple", "fruit"])
        #expect(snapshot.rootItems == ["apple", "fruit"])
        #expect(!snapshot.isExpanded("fruit"))
    }
}
