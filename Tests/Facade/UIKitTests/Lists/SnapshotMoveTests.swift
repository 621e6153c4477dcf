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
