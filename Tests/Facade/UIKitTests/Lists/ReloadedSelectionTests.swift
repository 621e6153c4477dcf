import Testing
import UIKit

/// Rows that are reloaded are no longer selected (blog.stevex.net, 2011).
@MainActor @Suite struct ReloadedSelectionTests {
    private let list = ListOfThree()
    private let row = IndexPath(row: 1, section: 0)

    init() { list.table.selectRow(at: row, animated: false, scrollPosition: .none) }

    @Test func `a reloaded row`() {
        list.table.reloadRows(at: [row], with: .none)
        #expect(list.table.indexPathForSelectedRow == nil)
    }

    @Test func `a row of a reloaded section`() {
        list.table.reloadSections([0], with: .none)
        #expect(list.table.indexPathForSelectedRow == nil)
    }

    @Test func `another row stays selected`() {
        list.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(list.table.indexPathForSelectedRow == row)
        list.table.reconfigureRows(at: [row])
        #expect(list.table.indexPathForSelectedRow == row)
    }
}
