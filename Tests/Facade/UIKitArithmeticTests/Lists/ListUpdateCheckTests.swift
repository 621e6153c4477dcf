import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Changes of a list that refer to nothing, in UIKit's words.
@Suite struct ListUpdateCheckTests {
    private func fault(
        _ list: ListUpdateCheck.List = .table, after: [Int] = [3, 1], _ change: (inout ListUpdateCheck) -> Void
    ) -> String? {
        var check = ListUpdateCheck(of: list, before: [3, 1], after: after)
        change(&check)
        return check.fault
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(indexes: [section, row]) }

    @Test func `changes of what is there are none`() {
        #expect(fault { _ in } == nil)
        #expect(
            fault(after: [3, 2]) {
                $0.deleted = [path(0, 2)]
                $0.inserted = [path(0, 0), path(1, 1)]
                $0.reloaded = [path(1, 0)]
                $0.moved = [(path(0, 0), path(0, 1))]
            } == nil)
    }

    @Test func `a section is counted before and after`() {
        #expect(
            fault { $0.reloadedSections = [2] }
                == "attempt to delete section 2, but there are only 2 sections before the update")
        #expect(fault(after: [3, 1, 1]) { $0.insertedSections = [2] } == nil)
        #expect(
            fault { $0.insertedSections = [2] }
                == "attempt to insert section 2 but there are only 2 sections after the update")
    }

    @Test func `elements have the list's name`() {
        #expect(
            fault(.collection) { $0.deleted = [path(1, 1)] }
                == "attempt to delete item 1 from section 1 which only contains 1 items before the update")
        #expect(
            fault(.collection, after: [3, 0]) { $0.inserted = [path(1, 0)] }
                == "attempt to insert item 0 into section 1, but there are only 0 items in section 1 after the update")
    }

    @Test func `a move needs both of its ends`() {
        #expect(
            fault { $0.moved = [(path(0, 0), path(2, 0))] }
                == "attempt to move index path (<NSIndexPath> {length = 2, path = 2 - 0}) that does not exist - there are only 2 sections after the update"
        )
        #expect(
            fault {
                $0.deleted = [path(0, 1)]
                $0.moved = [(path(0, 1), path(0, 0))]
            }
                == "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"
        )
    }

    @Test func `numbers follow from the changes, but for sections that are reloaded`() {
        #expect(fault(after: [5, 1]) { $0.reloadedSections = [0] } == nil)
        #expect(fault(after: [5, 2]) { $0.reloadedSections = [0] }?.contains("number of rows in section 1") == true)
        #expect(fault(.collection, after: [4, 1]) { _ in }?.contains("number of items in section 0") == true)
        #expect(fault(after: [2, 2]) { $0.moved = [(path(0, 0), path(1, 0))] } == nil)
        #expect(fault(after: [3]) { _ in }?.contains("contained in the table view after the update (1)") == true)
        #expect(fault(after: [9]) { $0.deletedSections = [1] } == nil)
    }
}
