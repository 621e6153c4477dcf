import Testing
import UIKit

/// Rows that are reloaded are no longer selected (blog.stevex.net, 2011).
@MainActor @Suite struct ReloadedSelectionTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let rows = Rows()
    private let row = IndexPath(row: 1, section: 0)

    init() {
        table.dataSource = rows
        table.layoutIfNeeded()
        table.selectRow(at: row, animated: false, scrollPosition: .none)
    }

    @Test func `a reloaded row`() {
        table.reloadRows(at: [row], with: .none)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `a row of a reloaded section`() {
        table.reloadSections([0], with: .none)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `another row stays selected`() {
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(table.indexPathForSelectedRow == row)
        table.reconfigureRows(at: [row])
        #expect(table.indexPathForSelectedRow == row)
    }
}
