import UIKit

extension Refusal {
    /// Rows and sections that a table does not have.
    static var ofTables: [Refusal] {
        [
            Refusal(
                "scroll to a missing row", "NSRangeException",
                "Attempted to scroll the table view to an out-of-bounds row (9) when there are only 3 rows in section 0."
            ) { ListOfThree().table.scrollToRow(at: .first(9), at: .top, animated: false) },
            Refusal(
                "scroll to a missing section of a table", "NSRangeException",
                "Attempted to scroll the table view to an out-of-bounds section (4) when there are only 1 sections."
            ) { ListOfThree().table.scrollToRow(at: IndexPath(row: 0, section: 4), at: .top, animated: false) },
            Refusal(
                "select and scroll to a missing row", "NSRangeException",
                "Attempted to scroll the table view to an out-of-bounds row (3) when there are only 3 rows in section 0."
            ) { ListOfThree().table.selectRow(at: .first(3), animated: false, scrollPosition: .middle) },
            Refusal(
                "rows of a missing section", inconsistency,
                "Requested the number of rows for section (2) which is out of bounds."
            ) { _ = ListOfThree().table.numberOfRows(inSection: 2) },
            Refusal("dequeue for a missing row", inconsistency, "request for rect at invalid index path") {
                _ = ListOfThree().table.dequeueReusableCell(withIdentifier: "row", for: .first(9))
            },
            Refusal("negative row height", inconsistency, "table view row height must not be negative") {
                let list = ListOfThree(isLaidOut: false)
                list.rowHeight = -5
                list.layOut()
            },
            Refusal("negative header height", inconsistency, "section header height must not be negative") {
                let list = ListOfThree(isLaidOut: false)
                list.bandHeight = -5
                list.layOut()
            },
        ]
    }

    /// Updates of a table that do not fit what it shows, or what its data source has afterward.
    static var ofTableUpdates: [Refusal] {
        [
            Refusal(
                "delete a missing row", inconsistency,
                "attempt to delete row 9 from section 0 which only contains 3 rows before the update"
            ) { update { $0.deleteRows(at: [.first(9)], with: .none) } },
            Refusal(
                "delete a row of a missing section", inconsistency,
                "attempt to delete row 0 from section 2, but there are only 1 sections before the update"
            ) { update { $0.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .none) } },
            Refusal(
                "insert a row too far", inconsistency,
                "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update"
            ) { update([4]) { $0.insertRows(at: [.first(9)], with: .none) } },
            Refusal(
                "insert a row into a missing section", inconsistency,
                "attempt to insert row 0 into section 2, but there are only 1 sections after the update"
            ) { update { $0.insertRows(at: [IndexPath(row: 0, section: 2)], with: .none) } },
            Refusal(
                "delete a missing section of a table", inconsistency,
                "attempt to delete section 4, but there are only 1 sections before the update"
            ) { update { $0.deleteSections([4], with: .none) } },
            Refusal(
                "insert a section too far into a table", inconsistency,
                "attempt to insert section 5 but there are only 2 sections after the update"
            ) { update([3, 1]) { $0.insertSections([5], with: .none) } },
            Refusal(
                "reload a missing row", inconsistency,
                "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
            ) { update { $0.reloadRows(at: [.first(3)], with: .none) } },
            Refusal(
                "reload a missing section of a table", inconsistency,
                "attempt to delete section 1, but there are only 1 sections before the update"
            ) { update { $0.reloadSections([1], with: .none) } },
            Refusal("delete and reload a row", inconsistency, "attempt to delete and reload the same index path") {
                update([2]) {
                    $0.deleteRows(at: [.first(1)], with: .none)
                    $0.reloadRows(at: [.first(1)], with: .none)
                }
            },
            Refusal(
                "delete and move a row", inconsistency,
                "attempt to perform a delete and a move from the same index path"
            ) {
                update([2]) {
                    $0.deleteRows(at: [.first(1)], with: .none)
                    $0.moveRow(at: .first(1), to: .first(0))
                }
            },
            Refusal(
                "reload and move a row", inconsistency,
                "attempt to perform a delete and a move from the same index path"
            ) {
                update([3]) {
                    $0.reloadRows(at: [.first(1)], with: .none)
                    $0.moveRow(at: .first(1), to: .first(0))
                }
            },
            Refusal(
                "insert and move to the same row", inconsistency,
                "attempt to perform an insert and a move to the same index path"
            ) {
                update([4]) {
                    $0.insertRows(at: [.first(0)], with: .none)
                    $0.moveRow(at: .first(1), to: .first(0))
                }
            },
            Refusal(
                "move a missing row", inconsistency,
                "{length = 2, path = 0 - 7}) that does not exist - there are only 3 rows in section 0 before the update"
            ) { update { $0.moveRow(at: .first(7), to: .first(0)) } },
        ]
    }

    @MainActor private static func update(_ counts: [Int] = [3], _ change: (UITableView) -> Void) {
        let list = ListOfThree()
        list.table.performBatchUpdates {
            list.counts = counts
            change(list.table)
        }
    }
}
