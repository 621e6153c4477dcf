import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// The index paths of items after a batch update.
@Suite struct CollectionRenumberingTests {
    /// Changes, and index paths before and after them.
    struct Row: Sendable {
        var sections: [CollectionRenumbering.SectionChange] = []
        var items: [CollectionRenumbering.ItemChange] = []
        var paths: [(before: IndexPath, after: IndexPath?)]
    }

    @Test(arguments: [
        Row(items: [.insert([0, 1])], paths: [([0, 0], [0, 0]), ([0, 1], [0, 2]), ([1, 1], [1, 1])]),
        Row(items: [.delete([0, 0])], paths: [([0, 0], nil), ([0, 2], [0, 1])]),
        Row(
            items: [.move([0, 0], to: [0, 2])],
            paths: [([0, 0], [0, 2]), ([0, 1], [0, 0]), ([0, 2], [0, 1]), ([0, 3], [0, 3])]),
        Row(items: [.insert([0, 1]), .insert([0, 0])], paths: [([0, 0], [0, 2])]),
        Row(sections: [.insert(0)], paths: [([0, 1], [1, 1])]),
        Row(sections: [.delete(0)], items: [.insert([0, 0])], paths: [([0, 0], nil), ([1, 0], [0, 1])]),
        Row(items: [.reload([0, 0])], paths: [([0, 0], [0, 0])]),
    ]) func `items move with what is inserted and deleted before them`(_ row: Row) {
        let renumbering = CollectionRenumbering(sections: row.sections, items: row.items)
        for (before, after) in row.paths {
            #expect(renumbering.path(after: before) == after, "\(Array(before))")
        }
    }

    @Test func `headers stay where the number of their section stays`() {
        let renumbering = CollectionRenumbering(
            sections: [.insert(1), .reload(2)], items: [.reload([0, 1])])
        #expect(renumbering.keepsViews(of: [0, 0]) && !renumbering.keepsViews(of: [1, 0]))
        #expect(renumbering.isReloaded([0, 1]) && renumbering.isReloaded([2, 5]) && !renumbering.isReloaded([0, 0]))
    }
}
