import Foundation
import LayoutSimUIKitArithmetic

// What a table refuses, in UIKit's words (Docs/refusals.md).
extension UITableView {
    /// Raises UIKit's exception for a change that refers to nothing, or for numbers that do not follow from the
    /// changes.
    func check(_ updates: TableUpdates, before: [Int], after: [Int]) {
        guard let fault = updates.check(before: before, after: after).fault else { return }
        raise("NSInternalInconsistencyException", fault)
    }

    /// Returns the number of rows in a section that the table has.
    func knownRows(ofSection section: Int) -> Int {
        guard counts.indices.contains(section) else {
            raise(
                "NSInternalInconsistencyException",
                "Requested the number of rows for section (\(section)) which is out of bounds.")
        }
        return counts[section]
    }

    /// Raises UIKit's exception for a row to which no table scrolls; `NSNotFound` is the top of a section.
    func checkScroll(to path: IndexPath) {
        let (counts, start) = (counts, "Attempted to scroll the table view to an out-of-bounds ")
        guard counts.indices.contains(path.section) else {
            raise(
                "NSRangeException",
                start + "section (\(path.section)) when there are only \(counts.count) sections. Table view: \(self)")
        }
        guard path.row != NSNotFound, path.row >= counts[path.section] else { return }
        raise(
            "NSRangeException",
            start + "row (\(path.row)) when there are only \(counts[path.section]) rows in section \(path.section). "
                + "Table view: \(self)")
    }

    /// Raises UIKit's exception for a cell that is dequeued for a row that the table does not have.
    func checkDequeuing(for path: IndexPath) {
        guard let knownCounts,
            !knownCounts.indices.contains(path.section) || path.row >= knownCounts[path.section]
        else { return }
        raise("NSInternalInconsistencyException", "request for rect at invalid index path (\(path.log))")
    }

    /// Raises UIKit's exception for a negative height of a row; `automaticDimension` and 0 are none.
    func checkHeight(_ height: CGFloat, ofRow path: IndexPath) {
        guard height < 0, height != UITableView.automaticDimension else { return }
        raise(
            "NSInternalInconsistencyException",
            "table view row height must not be negative - provided height for index path (\(path.log)) is \(height)")
    }

    /// Raises UIKit's exception for a negative height of a header or footer.
    func checkHeight(_ height: CGFloat, of band: TableElement) {
        guard height < 0, height != UITableView.automaticDimension else { return }
        switch band {
        case .header(let section): refuse("header", section, height)
        case .footer(let section): refuse("footer", section, height)
        case .row: break
        }
    }

    private func refuse(_ band: String, _ section: Int, _ height: CGFloat) -> Never {
        raise(
            "NSInternalInconsistencyException",
            "section \(band) height must not be negative - provided height for section \(section) is \(height)")
    }
}

extension TableUpdates {
    func check(before: [Int], after: [Int]) -> ListUpdateCheck {
        var check = ListUpdateCheck(of: .table, before: before, after: after)
        check.deletedSections = deletedSections
        check.insertedSections = insertedSections
        check.reloadedSections = reloadedSections
        check.deleted = deletedRows.filter { path in
            !movedRows.contains { $0.from == path } || isTwice(path, deletedRows)
        }
        check.inserted = insertedRows.filter { path in
            !movedRows.contains { $0.to == path } || isTwice(path, insertedRows)
        }
        check.reloaded = reloadedRows.map(\.path)
        check.moved = movedRows
        return check
    }

    private func isTwice(_ path: IndexPath, _ paths: [IndexPath]) -> Bool { paths.count { $0 == path } > 1 }
}
